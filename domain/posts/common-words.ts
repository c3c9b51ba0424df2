/** Words that say nothing about a recording, by language: as tags they would name every recording. */

type CommonWords = {
  /** Sounds of hesitation, left out wherever they are. */
  hesitations: readonly string[]
  /** How people begin to speak: greetings, and words that win time. */
  openers: readonly string[]
  /** Frequent words of the language, lower case. */
  frequent: ReadonlySet<string>
}

const list = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const collect = (text: string): ReadonlySet<string> => new Set(list(text))

const COMMON_WORDS: Readonly<Record<string, CommonWords>> = {
  en: {
    hesitations: list('um umm uh uhh er erm ah hm hmm mm mhm'),
    openers: list(
      'so well okay ok alright right yeah yes no hi hey hello like and but now oh actually basically anyway everyone everybody guys folks',
    ),
    frequent:
      collect(`the and for are but not you all any can had her was one our out day get has him his how man new
      now old see two way who boy did its let put say she too use that with have this will your from they know want been
      good much some time very when come here just like long make many more only over such take than them well were
      about after again also always another anything around away back because before being both bring came can't could
      didn doesn don down each else even ever every everyone everything feel felt find first found gave gets getting give
      goes going gone gonna got guess guys hasn haven hear heard hello her hers herself himself hope into isn it's itself
      keep kind knew last least left less little look looked looking lot lots made makes making maybe mean means might
      mine most must myself need never next nothing off often once one's ones other others ours own people person please
      pretty quite really right said same saw saying says seem seems seen should since something sometimes somewhere
      soon stay still stuff sure tell telling thank thanks that's their theirs them themselves then there there's
      these they're thing things think thinking those though thought through today together told tomorrow tonight took
      toward towards tried trying under until upon used using usually wanna wanted wants wasn went weren what what's
      whatever where whether which while who's whole why wouldn won work would yeah year years yes yesterday yet you're
      yours yourself actually basically okay alright anyway folks`),
  },
  de: {
    hesitations: list('äh ähm öh öhm ehm eh hm hmm mhm'),
    openers: list(
      'also ja nein nun tja gut okay ok na hallo hi hey servus moin und aber jetzt naja genau sozusagen quasi irgendwie leute zusammen',
    ),
    frequent:
      collect(`aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin
      bis bist bisschen da dabei dadurch dafür daher dahin damals damit danach dann daran darauf darf darum das dass dein
      deine deinem deinen dem den denen denn der des deshalb dich die dies diese diesem diesen dieser dieses dir doch dort
      du durch ein eine einem einen einer eines einfach einmal er erst es etwa etwas euch euer für ganz gar gehen geht
      genau gerade gern gesagt gibt ging gut habe haben hallo hat hatte hatten heute hier hin hinter ich ihm ihn ihnen ihr
      ihre ihrem ihren im immer in ins irgendwie ist ja jede jeden jeder jedes jetzt kann kannst kein keine keinen kommt
      komme können könnte leute machen macht mal man manchmal mehr mein meine meinem meinen meiner mich mir mit morgen muss
      müssen nach nein nicht nichts noch nun nur ob oder oft ohne okay quasi sagen sagt schon sehen sehr sein seine seinem
      seinen seit sich sicher sie sind so sogar soll sollte sondern sozusagen über um und uns unser unsere unter viel viele
      vielleicht vom von vor wann war waren warum was weg weil weiß weiter welche wenig wenn wer werde werden wie wieder
      will wir wird wirklich wo wollen wollte wurde würde zu zum zur zusammen zwar zwischen`),
  },
  es: {
    hesitations: list('eh em este mmm hm hmm ah'),
    openers: list('pues bueno entonces vale sí no hola oye mira a ver y pero ahora o sea buenas gente todos'),
    frequent:
      collect(`algo algún alguna alguien allí antes aquí aquel aquella así aunque bien bueno buenas cada casi como
      con contra creo cual cuando cuanto cosa cosas dar debe decir del desde después dice dicho días donde dos durante
      ella ellas ellos entonces entre era eran eres esa esas ese eso esos esta está estaba estado están estar estas este
      esto estos estoy fue fueron gente hace hacen hacer hacia han hasta hay haya hecho hizo hola hoy igual iba las les
      luego los más mañana mejor menos mira mis mismo misma mucho mucha muchos muy nada nadie ninguna ninguno nos nosotros
      nuestra nuestro nunca otra otras otro otros para parece pero persona poco poder porque puede puedo pues que qué
      quien quién quiere quiero sabe saber sea según ser será sido siempre sin sino sobre solo sólo son soy sus también
      tampoco tan tanto tener tengo tenía tiene tienen toda todas todavía todo todos tus una unas uno unos usted vale vamos
      van veces ver vez voy ya ayer ahora oye`),
  },
  fr: {
    hesitations: list('euh heu hum hmm ben bah hein'),
    openers: list(
      'alors bon voilà donc ok oui non salut bonjour bonsoir coucou et mais enfin écoute écoutez tiens du coup en fait',
    ),
    frequent:
      collect(`afin ailleurs ainsi alors après assez aujourd aujourd'hui aussi autre autres avant avec avez avoir
      avons beaucoup bien bon bonjour bonsoir car cela celle celles celui ces cet cette ceux chaque chez chose choses comme
      comment contre dans deja déjà demain depuis des deux devant dire dit dois doit donc dont elle elles encore enfin
      entre est était étaient étais étant été êtes être eux eue faire fait fais faut fois font hier hui ici ils jamais
      jour juste les leur leurs lui maintenant mais mal même mes mieux moi moins mon non nos notre nous nouveau ont parce
      par parfois pas pendant peu peut peux plus plusieurs pour pourquoi pouvoir presque puis quand quel quelle quelque
      quelques quelqu'un qui quoi rien salut sans sera ses seul seulement sinon soi soit sommes son sont sous souvent
      suis sur surtout tant tellement tes toi ton toujours tous tout toute toutes très trop truc une vais vers veut veux
      voici voilà vois voir vont vos votre vous vraiment coup gens personne`),
  },
  it: {
    hesitations: list('ehm eh uhm mmm hm hmm ah'),
    openers: list(
      'allora beh bene dunque ecco sì no ok ciao salve e ma adesso cioè insomma senti guarda tutti ragazzi',
    ),
    frequent:
      collect(`abbiamo adesso agli alla alle allo allora altra altre altri altro anche ancora anzi aveva avere
      avete basta bene beh buon casa che chi ciao cioè ciò come con così cosa cose cui dagli dalla dalle dallo dai dal
      dare davvero degli dei del della delle dello dentro detto deve devo dire dirà dopo dove due dunque ecco era erano
      essere fare fatto fino forse fra fuori già gente gli grazie hai hanno ieri infatti insieme insomma invece loro lui
      lei mai mentre meno mia mie miei mio molta molti molto nei nel nella nelle nello nessuno niente noi non nostra nostro
      nulla ogni oggi oppure ora per perché però persona più poco poi possiamo posso prima proprio può qualche qualcosa
      qualcuno quale quando quanto quasi quella quelle quelli quello questa queste questi questo qui ragazzi sarà sei sembra
      sempre senza sia siamo sono sopra sotto stata stato state stati sta stai sto stanno sua sue sul sulla suo suoi tanto
      tra troppo tua tuo tutta tutte tutti tutto una uno vai vado vedere verso vero via voi volta volte voglio vuole domani
      senti guarda`),
  },
  ja: {
    hesitations: list('えー えーと えっと えと あの あのー その うーん んー まあ ええと'),
    openers: list(
      'えーと えっと あの まあ じゃあ では はい いいえ こんにちは こんばんは おはよう おはようございます ねえ それで みなさん 皆さん なんか',
    ),
    frequent: collect(
      '今日 昨日 明日 今 私 僕 俺 自分 皆 皆さん 人 事 物 時 所 方 何 誰 一つ 本当 感じ 最近 全部 今回 大丈夫 一番 一緒 今夜 今朝 時間 場所',
    ),
  },
  nl: {
    hesitations: list('eh ehm uh uhm euh hm hmm'),
    openers: list(
      'dus nou ja nee oké ok goed hoi hallo hey en maar nu kijk eigenlijk zeg luister mensen allemaal',
    ),
    frequent:
      collect(`aan achter alle alleen allemaal alles als altijd ander andere anders bent ben bij bijna binnen
      daar daarom dan dat deze dezelfde die dit doe doen doet door dus een eens eerst eigenlijk elk elke erg even gaan
      gaat geen geweest gewoon gezegd ging goed haar had hadden hallo heb hebben hebt heeft heel heen hem hen het hier hij
      hoe hoi hun iedereen iemand iets ik in inderdaad is jaar jij jou jouw jullie kan kon kunnen kwam laat later laten
      maar maken mag meer mensen met mijn misschien moet moeten morgen naar nee niemand niet niets nog nooit nou nu omdat
      ons onze ook oké onder ooit over paar precies samen soms steeds straks tegen terug toch toen tot tussen uit van
      vandaag vanavond veel vind vinden voor waar waarom want waren was wat weer weet weg wel wel welke werd wie wil willen
      worden wordt wou zal zeg zegt zeggen zei zelf zich zien zij zijn zoals zonder zou zouden gisteren ding dingen`),
  },
  pt: {
    hesitations: list('eh hum hmm hã ahn ah'),
    openers: list('então bom bem ok sim não olá oi olha e mas agora tipo pois é gente pessoal enfim'),
    frequent:
      collect(`agora ainda algo alguém algum alguma ali amanhã antes aonde aquela aquele aquilo aqui assim até
      bem bom boa cada coisa coisas com como contra da das de dela dele deles demais depois desde dessa desse desta deste
      devagar dia dias disse disso dizer dois dos durante ela elas ele eles embora enfim então entre era eram essa essas
      esse esses esta está estamos estão estar estas estava este estes estou eu fazer faz fez fica foi foram gente gosto
      há hoje isso isto já lá lhe mais mas melhor menos mesmo meu meus minha minhas muita muitas muito muitos nada nas
      nem nessa nesse nesta neste ninguém nos nós nossa nosso nunca não olá olha ontem onde outra outras outro outros ou
      para parece pela pelo pequeno pessoa pessoal pessoas pode poder posso pouco por porque pra qual qualquer quando
      quanto quase que quem quer quero sabe são se seja sem sempre ser será seu seus sim sobre somos sou sua suas também
      tanto tem têm tempo tenho ter teve tipo tive toda todas todo todos tudo uma umas uns vai vamos vão ver vez vezes
      você vocês vou às aos isso`),
  },
  ru: {
    hesitations: list('э ээ эм ээм м мм ммм хм гм'),
    openers: list(
      'ну так вот значит короче типа да нет привет здравствуйте слушай слушайте и а но в общем ладно окей ребята всем',
    ),
    frequent:
      collect(`без более больше будет будем будто был была были было быть вам вас ведь весь вот время все всего
      всем всех вообще вроде всё всегда где говорить говорит год да даже два для его едва если есть еще ещё её ей ему
      завтра зачем здесь знаю значит или именно иногда как какая какие какой каждый конечно которая которые который
      короче кто куда ладно лучше люди мало меня мне много могу может можно мой моя моё мои надо нам нами нас наш наша
      него нее неё ней нельзя несколько нет нибудь никогда никто ним них ничего новый нужно один одна однако окей она они
      оно опять очень первый перед под пока после потом потому почему почти привет просто про раз разве ребята сам сама
      самый свой своя свою себе себя сегодня сейчас сказал сказала сказать скоро слишком снова совсем стал стала так такая
      такие также такой там тебе тебя тем теперь типа тобой тогда того тоже только том тот туда тут хочу хотя хорошо чего
      человек чем через что чтоб чтобы чуть эта эти это этого этой этом этот вчера вдруг общем`),
  },
  zh: {
    hesitations: list('嗯 呃 额 啊 哦 唔 那个 这个 嗯嗯'),
    openers: list('那 那么 就是 然后 好 好的 对 是的 不 你好 您好 大家好 嗨 哈喽 所以 其实 大家'),
    frequent:
      collect(`我们 你们 他们 她们 它们 自己 大家 这个 那个 这些 那些 这里 那里 这样 那样 什么 怎么 为什么 哪里 谁 多少 今天
      昨天 明天 现在 以后 以前 时候 时间 然后 所以 因为 但是 不过 可是 如果 虽然 还是 或者 而且 就是 其实 已经 正在 可以 可能 应该 知道
      觉得 认为 想要 需要 没有 不是 不会 不能 一个 一些 一下 一点 一样 一直 一起 很多 非常 特别 真的 比较 有点 还有 东西 事情 问题 地方
      别人 有人 晚上 早上 今晚 刚才 最近 开始 出来 起来 下来 过来 回来 看到 看见 听到 听见 回到 来到 走到 去了 变成 成为 说话 告诉 你好 大家好 谢谢 好的 是的`),
  },
}

/** Returns the common words of a language by its BCP 47 code; undefined for a language without a list. */
export function findCommonWords(language: string): CommonWords | undefined {
  return COMMON_WORDS[language.split('-')[0]?.toLowerCase() ?? '']
}
