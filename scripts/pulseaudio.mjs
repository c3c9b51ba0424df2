/** Finds PulseAudio, the microphone and loudspeaker of tests, and installs Debian's packages where root may do so. */
import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages.mjs'

const PROGRAMS = ['pulseaudio', 'pactl', 'paplay', 'parec']
const PACKAGES = ['pulseaudio', 'pulseaudio-utils']

const hasPulseaudio = () => PROGRAMS.every((name) => existsSync(`/usr/bin/${name}`))

/** Whether all of its programs are there, installing the packages as root if necessary. */
export function ensurePulseaudio() {
  if (!hasPulseaudio()) installDebianPackages('PulseAudio', PACKAGES)
  return hasPulseaudio()
}
