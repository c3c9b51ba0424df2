/** Words of the house: navigation, home, empty places, errors. */
export const SHELL = {
  product: 'Owlcast',
}

export const HOME = {
  headline: 'Say it before the light goes',
  tagline: 'The mystical voice-first social platform.',
}

export const NOT_YET = {
  title: 'Not yet on the wire',
  text: 'This part of Owlcast is still being built.',
}
