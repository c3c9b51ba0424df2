/**
 * Design token values for emails, which support no custom properties. The light theme is inline, since some clients drop
 * the style block; clients that keep it and support schemes get the dark theme.
 */
import { raw } from 'hono/html'

export const FONT =
  "font-family:'Hanken Grotesk',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;"
export const SERIF = "font-family:Newsreader,ui-serif,'Iowan Old Style',Georgia,serif;"

export const LIGHT = {
  ground: 'background:#f2f4f2;color:#141c22;',
  card: 'background:#ffffff;border:1px solid #d8dedb;',
  dim: 'color:#556269;',
  button: 'background:#17222a;color:#ffffff;',
}

export const DARK = raw(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.o-bg{background:#0e1318!important;color:#f2ede3!important}
.o-card{background:#151c23!important;border-color:#25303a!important}
.o-dim{color:#95a0aa!important}
.o-button{background:#f2ede3!important;color:#12191f!important}
}`)
