/**
 * What a screen reader says, by the accessibility tree of the engine: the recorder, the publish sheet, a thread and the
 * player, in order, and what is announced while one records. The same sentences in each engine.
 */
import { expect } from 'vitest'
import { publish } from '../abuse/pages/publish-posts'
import { listenToAnnouncements, readAloud } from './screen-reader'
import { button, byRole, card, openRecorder, startRecording, stopRecording } from './steps'
import { story } from './story'

const BEFORE = [
  'heading "Record"',
  'status',
  'button "Back"',
  'button "Cancel"',
  'radiogroup "What are you recording?"',
  'radio "MUE Message"',
  'radio "Squawk", checked',
  'radio "Hum Healing Story"',
  'radio "Owlcast"',
  'radio "Nightingale"',
  'radio "Reply to a Podcast"',
  'region "Recorder"',
  'status "Recorded time"',
  'button "Add MUE track"',
  'button "Start Recording"',
  'region "Details"',
  'textbox "Title 0 / 100"',
  'textbox "Tags needed for your squawk", required',
  'disclosure "More options Description, replies"',
  'switch "Tap instead of hold The red button starts with one tap and stops with the next, everywhere."',
]
const WHILE_RECORDING = [
  'status "Recorded time"',
  'button "Pause"',
  'button "Stop recording", focused',
  'button "Redo", dimmed',
]
const ANNOUNCED = [
  'Recording started',
  'Recording paused',
  'Recording resumed',
  'Recording stopped at 0:02. Listen back, redo or publish.',
  'Anyone can hear it. Gone in 24 hours.',
]
const PUBLISH_SHEET = [
  'button "Play preview"',
  'status "Recorded time"',
  'button "Trim"',
  'button "Redo"',
  'textbox "Title"',
  'heading "Where does it go?", focused',
  'radiogroup "Where does it go?"',
  'radio "To someone else"',
  'radio "Squawk", checked',
  'radio "Hum Healing Story"',
  'radio "Nightingale"',
  'radio "Owlcast"',
  'radio "Reply to a Podcast"',
  'region "Details"',
  'textbox "Tags needed for your squawk", required',
  'button "Add MUE track"',
  'button "In reply to…"',
  'button "Keep talking"',
  'disclosure "More options Description, replies"',
  'button "Later"',
  'button "Publish Squawk"',
]
const THREAD = [
  'link "Wren Okafor"',
  'heading "Long walk"',
  'link "#fox"',
  'button "Play: Long walk"',
  'slider "Seek in Long walk", 0:00 of 0:03',
  'button "Reply to Long walk, 1 reply", expanded',
  'button "Share Long walk"',
  'button "More actions for Long walk", collapsed',
  'region "Replies to Long walk"',
  'button "Play as a braid, 0:07"',
  'link "Mara Lindqvist"',
  'heading "A reply"',
  'button "Play: A reply"',
  'slider "Seek in A reply", 0:00 of 0:03',
  'button "Reply to A reply", collapsed',
  'button "Edit A reply"',
  'button "Delete A reply"',
]
const PLAYER = [
  'button "Previous"',
  'button "Pause: Long walk", pressed',
  'button "Next", dimmed',
  'button "Long walk Wren Okafor Open the player"',
  'slider "Seek in Long walk", 0:00 of 0:03',
  'combobox "Playback speed"',
  'button "Reply to Wren Okafor"',
  'button "Reply to this moment"',
  'button "Open queue, 0 next"',
]
/** Depends on the silence in the recording, on the device, and on what a browser keeps. */
const OPTIONAL = /Trim silence|Show my words|^alert|can’t save while you record/

const POLLING = { timeout: 60_000 }

/** Without what depends on the browser, and with one position. */
const normalize = (sentences: readonly string[]) =>
  sentences
    .filter((sentence) => !OPTIONAL.test(sentence))
    .map((sentence) => sentence.replace(/0:0\d(?= of)/, '0:00').replace(/at 0:0\d/, 'at 0:02'))
    // WebKit reads a label around its field twice.
    .map((sentence) => sentence.replace('"Title Title"', '"Title"'))

story(
  'a screen reader hears the recorder, what it does, and the publish sheet',
  [],
  async ({ open, wren }) => {
    const page = await open({ as: wren })
    await openRecorder(page)
    expect(await readAloud(page, 'main')).toEqual(BEFORE)
    const listAnnouncements = await listenToAnnouncements(page)
    await startRecording(page, 2)
    expect(normalize(await readAloud(page, byRole('region', 'Recorder')))).toEqual(WHILE_RECORDING)
    await page.press(button('Pause'))
    await page.press(button('Resume'))
    await page.waitFor(button('Pause'))
    await stopRecording(page)
    expect(normalize(await listAnnouncements())).toEqual(ANNOUNCED)
    expect(normalize(await readAloud(page, byRole('dialog')))).toEqual(PUBLISH_SHEET)
  },
)

story('a screen reader hears a thread and the player', [], async ({ open, server, wren, mara }) => {
  const post = await publish(server, wren, 'squawk', { title: 'Long walk', tags: ['fox'] })
  await publish(server, mara, 'squawk', { title: 'A reply', tags: ['fox'], parents: [{ id: post.id }] })
  const page = await open({ as: mara })
  await page.open(`/?view=squawks&post=${post.id}&thread=open`)
  await page.waitFor(button('Play: A reply'))
  // A slider has its length once it is measured.
  await expect.poll(() => readAloud(page, card(post.id)), POLLING).toEqual(THREAD)
  await page.press(button('Play: Long walk', card(post.id)))
  const player = byRole('region', 'Player')
  await page.waitFor(button('Pause: Long walk', player))
  await expect.poll(async () => normalize(await readAloud(page, player)), POLLING).toEqual(PLAYER)
})
