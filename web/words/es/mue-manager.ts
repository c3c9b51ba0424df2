/** Spanish texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('es')
const mues = (count: number) => counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })
const samples = (count: number) => counted(count, { one: '# MUE de muestra', other: '# MUE de muestra' })

export const MANAGER: typeof English.MANAGER = {
  hint: 'Llena la biblioteca de música o cárgala desde el almacenamiento.',
  manage: 'Gestionar',
  lead: 'Música que cualquiera puede añadir a una grabación.',
  actions: 'Acciones de la biblioteca',
  setup: 'Preparar la tabla',
  samples: 'Añadir MUE de muestra',
  sync: 'Sincronizar con el almacenamiento',
  refresh: 'Actualizar',
  empty: 'No hay MUE. Pulsa «Preparar la tabla» y «Añadir MUE de muestra» para empezar.',
  loading: 'Cargando los MUE',
  ready: (count) => `La tabla está lista, con ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Se añadieron ${samples(added)}. ${counted(absent, { one: '# aún no tiene', other: '# aún no tienen' })} archivo en el almacenamiento.`
      : `Se añadieron ${samples(added)}.`,
  usingSamples: (count) => `Se usan ${samples(count)}`,
  loaded: (count) => `Se cargaron ${mues(count)}.`,
  listing: 'Leyendo el almacenamiento…',
  probing: (done, all) => `Midiendo la duración: ${done} de ${all}…`,
  working: 'Trabajando…',
  nothingStored: 'No hay MUE en el almacenamiento. La biblioteca no cambió.',
  synced: (count, more) =>
    more
      ? `Sincronizado. La biblioteca tiene ahora ${mues(count)}. Hay más archivos de los que se leen de una vez.`
      : `Sincronizado. La biblioteca tiene ahora ${mues(count)}.`,
  confirm: {
    title: '¿Reemplazar la biblioteca?',
    text: (now, then) =>
      `${mues(now)} se reemplazarán por los ${then} del almacenamiento. Las publicaciones que ya tienen música se quedan como están.`,
    keep: 'Conservarla',
    replace: 'Reemplazar',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Ambiente',
  genre: 'Género',
  play: (name) => `Reproducir: ${name}`,
  stop: (name) => `Detener: ${name}`,
}
