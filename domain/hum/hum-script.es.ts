import type { HumTemplate } from './hum-template'

export const ES: HumTemplate = {
  stop: '.',
  emotions: {
    love: 'amor',
    compassion: 'compasión',
    gratitude: 'gratitud',
    courage: 'valentía',
    peace: 'paz',
    wonder: 'asombro',
    relief: 'alivio',
  },
  open: {
    classic: '{name}, estas palabras son para ti.\nLas decimos como si todo ya se hubiera cumplido.',
    gentle: '{name}, ahora no tienes que hacer nada.\nDeja que estas palabras lleguen a ti con suavidad.',
    bold: '{name}, escúchanos.\nEstamos contigo, y no hablamos en voz baja.',
  },
  speak: 'Hablamos con {emotions}.',
  condition: 'Lo nombramos una sola vez, sin miedo: {condition}\nY después lo dejamos descansar.',
  outcome: 'Así se ve hoy el bienestar: {outcome}',
  feeling: 'Así se siente la plenitud: {feeling}',
  meaning: 'Y este es su sentido: {meaning}',
  breath:
    'Inspira hasta lo más hondo.\nSuelta el aire, despacio, hasta el final.\nEn esta respiración no falta nada.',
  stillness:
    'Debajo de todo lo que duele hay un lugar en calma.\nEstaba ahí antes, y está ahí ahora.\nPuedes descansar en él cuanto quieras.',
  road: {
    classic:
      'Tu cuerpo conoce su propio camino.\nLo está recorriendo ahora, despacio, en la dirección correcta.',
    gentle: 'Poco a poco, algo en ti se abre.\nPuede tomarse todo el tiempo que necesite.',
    bold: 'Hay en ti una fuerza que nunca ha dormido.\nAhora se levanta y hace su trabajo.',
  },
  carry:
    'Dondequiera que despiertes mañana, {name}, esta voz habrá llegado antes.\nTe habrá dejado la luz encendida.',
  spirit: 'Que aquello que es más grande que todos nosotros te sostenga en su luz.',
  us: 'De esto somos testigos nosotros, y todas las personas que lo escuchan.',
  witnesses: 'Son testigos de esto {witnesses}, y todas las personas que lo escuchan.',
  close: {
    classic: 'Está hecho. Está bien.',
    gentle: 'Es suficiente. Todo está bien.',
    bold: 'Así es. Ahora.',
  },
}
