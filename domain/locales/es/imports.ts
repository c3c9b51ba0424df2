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
  capped: (max) => `Este feed tiene más episodios. Leímos los primeros ${formatCount(max)}.`,
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
    unreachable: 'No pudimos cargar el archivo',
    storage_full: 'Tu espacio está lleno',
    text_refused: 'Tiene palabras que este sitio no permite',
    failed: 'Algo salió mal. Busca episodios nuevos para volver a intentarlo.',
  },
}
