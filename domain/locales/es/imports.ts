/** Spanish texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('es')
const formatCount = (count: number) => count.toLocaleString('es')

export const IMPORTS: typeof English.IMPORTS = {
  section: 'Importar',
  title: 'Importar un pódcast',
  hint: 'Sus episodios serán las grabaciones de un Owlcast.',
  start: 'Importar',
  url: 'Dirección del feed RSS',
  lengths: (free, pro) =>
    `Los episodios pueden durar hasta ${free} minutos, con Pro hasta ${pro}. Los más largos se omiten y verás cuáles son.`,
  chooseFeed: 'Esta página tiene más de un feed. ¿Cuál es?',
  read: 'Leer el feed',
  loading: 'Cargando tus importaciones…',
  none: 'Aún no hay importaciones.',
  list: 'Tus importaciones',
  putCode:
    'Demuestra que este pódcast es tuyo: pon este código en la descripción de su feed y pulsa Comprobar. Después puedes quitarlo.',
  check: 'Comprobar el feed',
  copy: 'Copiar el código',
  copied: 'Copiado.',
  remove: 'Quitar',
  orEmail: (to) => `O recibe un código por correo en ${to}.`,
  codeSent: (to) => `Enviamos un código a ${to}.`,
  send: 'Enviar el código',
  sendAgain: 'Enviar un código nuevo',
  typedCode: 'Código del correo',
  confirm: 'Confirmar',
  running: (done, total) => `${formatCount(done)} de ${formatCount(total)} episodios listos.`,
  goesOn: 'Puedes cerrar esto. La importación sigue sola.',
  progress: 'Progreso de la importación',
  cancel: 'Cancelar',
  finished: 'La importación ha terminado.',
  cancelled: 'Cancelaste la importación.',
  imported: (count) => counted(count, { one: '1 episodio importado.', other: '# episodios importados.' }),
  refused: (count) => counted(count, { one: '1 se omitió.', other: '# se omitieron.' }),
  beyond: (count, max) =>
    counted(count, {
      one: `Este feed tiene # episodio más. Una importación solo toma los primeros ${formatCount(max)}.`,
      other: `Este feed tiene # episodios más. Una importación solo toma los primeros ${formatCount(max)}.`,
    }),
  capped: (max, megabytes) =>
    `Este feed tiene más episodios. Una importación solo toma los primeros ${formatCount(max)}, y como máximo ${megabytes} MB.`,
  cutOff: 'Este feed se corta a la mitad. Falta lo que sigue.',
  repeat: 'Buscar episodios nuevos',
  open: 'Abrir el Owlcast',
  episodes: 'Episodios',
  more: 'Mostrar más',
  untitled: 'Sin título',
  states: {
    waiting: 'En espera',
    imported: 'Importado',
    refused: 'Algo salió mal. Busca episodios nuevos para volver a intentarlo.',
  },
  problems: {
    too_long: 'Más largo de lo que permite tu plan',
    too_large: 'El archivo es demasiado grande',
    wrong_type: 'No es un archivo MP3 ni WAV',
    damaged: 'El archivo está dañado o incompleto',
    changes_format:
      'El archivo cambia de formato de sonido a mitad de camino, y los navegadores se detienen ahí',
    wav_format: 'Un WAV tiene que ser mono de 16 bits, con una frecuencia de muestreo habitual',
    no_sound: 'Este episodio no tiene sonido',
    bad_address: 'Su dirección no se puede abrir',
    repeated: 'Este episodio está dos veces en el feed',
    unreachable: 'No pudimos cargar el archivo',
    storage_full: 'Tu espacio está lleno',
    text_refused: 'Tiene palabras que este sitio no permite',
    failed: 'Algo salió mal. Busca episodios nuevos para volver a intentarlo.',
  },
}

export const ARCHIVE_IMPORT: typeof English.ARCHIVE_IMPORT = {
  title: 'Traer una exportación',
  hint: 'Tus publicaciones de un archivo zip que descargaste de un sitio de Owlcast.',
  open: 'Traer',
  intro: 'Elige el archivo zip que obtuviste con “Descarga tus datos”, aquí o en otro sitio de Owlcast.',
  choose: 'Elegir el archivo zip',
  reading: 'Leyendo el archivo…',
  from: (username, site, date) => `Exportado por @${username} de ${site} el ${date}.`,
  take: 'Qué quieres traer',
  profile: 'Nombre, color e imagen de tu perfil',
  dates: 'Tus publicaciones conservan su fecha y se marcan como importadas. No avisamos a nadie.',
  messages: 'Los mensajes se quedan fuera, porque las personas con las que hablaste no están aquí.',
  orphans: (count) =>
    counted(count, {
      one: '1 respuesta a la publicación de otra persona viene solo para ti.',
      other: '# respuestas a publicaciones de otras personas vienen solo para ti.',
    }),
  omitted: {
    expired: (count) =>
      counted(count, {
        one: '1 publicación se desvaneció y se queda fuera.',
        other: '# publicaciones se desvanecieron y se quedan fuera.',
      }),
    no_recording: (count) =>
      counted(count, {
        one: '1 publicación no tiene grabación en este archivo y se queda fuera.',
        other: '# publicaciones no tienen grabación en este archivo y se quedan fuera.',
      }),
    hidden: (count) =>
      counted(count, {
        one: '1 publicación que ocultó la moderación se queda fuera.',
        other: '# publicaciones que ocultó la moderación se quedan fuera.',
      }),
    owlcast_missing: (count) =>
      counted(count, {
        one: '1 grabación en el Owlcast de otra persona se queda fuera.',
        other: '# grabaciones en Owlcasts de otras personas se quedan fuera.',
      }),
  },
  unknown: (count) =>
    counted(count, {
      one: '1 publicación es de un tipo que este sitio no tiene.',
      other: '# publicaciones son de un tipo que este sitio no tiene.',
    }),
  nothing: 'En este archivo no hay nada que traer.',
  start: 'Traer ahora',
  running: (done, total) => `${formatCount(done)} de ${formatCount(total)} listas.`,
  keepOpen: 'Deja esto abierto. Si se corta, elige el mismo archivo otra vez: solo entra lo que falta.',
  progress: 'Progreso',
  cancel: 'Cancelar',
  cancelled: 'Lo detuviste aquí. Lo que ya entró se queda.',
  resume: 'Continuar',
  another: 'Elegir otro archivo',
  imported: (count) => counted(count, { one: 'Entró 1 publicación.', other: 'Entraron # publicaciones.' }),
  known: (count) => counted(count, { one: '1 ya estaba aquí.', other: '# ya estaban aquí.' }),
  refused: (count) => counted(count, { one: '1 se quedó fuera:', other: '# se quedaron fuera:' }),
  damaged: 'Su sonido falta o está dañado.',
  done: 'Listo',
  problems: {
    not_zip: 'Esto no es un archivo zip.',
    foreign:
      'Esto no es una exportación de Owlcast, o es antigua. Descarga tus datos de nuevo y elige ese archivo.',
    newer:
      'Esta exportación viene de una versión más nueva de Owlcast. Este sitio necesita actualizarse antes.',
    damaged: 'Este archivo está dañado o incompleto. Descárgalo de nuevo.',
    too_large:
      'Este archivo se descomprime en más de lo que puede tener una exportación, así que nos detuvimos.',
  },
}
