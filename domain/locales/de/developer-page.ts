/** German texts of the page for developers. */
import type * as English from '../en/developer-page'

export const DEVELOPERS: typeof English.DEVELOPERS = {
  title: 'Mit Owlcast entwickeln',
  intro:
    'Alles, was du in der App tust, kann ein Programm für dich tun: eine Aufnahme veröffentlichen, einen Feed lesen, eine Nachricht beantworten.',
  tokenTitle: '1. Hol dir ein Token',
  tokenText:
    'Öffne die Einstellungen, erstelle ein Zugriffstoken und wähle, was es darf. Kopiere es gleich, denn wir zeigen es nur einmal.',
  tokenLink: 'Einstellungen öffnen',
  headerText:
    'Sende es im Authorization-Header jeder Anfrage. Schreibe es nie in eine Adresse: Das lehnen wir ab, weil Adressen in Protokollen landen.',
  publishTitle: '2. Veröffentliche eine Aufnahme',
  publishText:
    'Drei Aufrufe: Upload reservieren, Bytes senden, veröffentlichen. Diese Beispiele veröffentlichen voice.mp3 aus deinem Ordner und geben den neuen Beitrag aus.',
  curl: 'Mit curl',
  typescript: 'Mit TypeScript',
  scopesTitle: 'Was ein Token darf',
  scopesText: 'Ein Token kann nie anmelden, Tokens erstellen, moderieren oder ein Konto löschen.',
  rulesTitle: 'Gut zu wissen',
  limitsText:
    'Rufst du zu oft auf, hat die Antwort den Status 429, und Retry-After sagt, wie viele Sekunden du warten sollst.',
  retryText:
    'Sende beim Veröffentlichen einen Idempotency-Key. Bricht die Verbindung ab, wiederhole den Aufruf mit demselben Schlüssel: Du bekommst die erste Antwort und keinen zweiten Beitrag.',
  pagesText:
    'Listen kommen in Seiten. Sende den cursor einer Seite, um die nächste zu bekommen; null heißt Ende.',
  errorsText:
    'Fehler sind JSON mit einem code, der in jeder Sprache gleich bleibt, und einem Text, den du anzeigen kannst.',
  webhooksTitle: 'Webhooks',
  webhooksText:
    'Trage in den Einstellungen eine Adresse ein. Wir rufen sie auf, wenn du veröffentlichst oder wenn dir jemand antwortet, schreibt oder dich erwähnt. Aufrufe enthalten nur Kennungen; hol den Beitrag mit deinem Token. Ein fehlgeschlagener Aufruf wird etwa einen Tag lang wiederholt.',
  verifyText: 'Prüfe, dass ein Aufruf von uns kommt:',
  botTitle: 'Bots',
  botText:
    'Wenn ein Programm von selbst veröffentlicht, sag es: Schalte in den Einstellungen unter „Entwickler und Daten“ das Bot-Zeichen ein.',
  referenceTitle: 'Alle Aufrufe',
  referenceText: 'Jeder Aufruf mit Parametern und Antworten steht im OpenAPI-Dokument.',
  referenceLink: 'OpenAPI-Dokument',
  generateText: 'Generatoren machen daraus einen typisierten Client, zum Beispiel:',
}
