/** Dutch texts of the page for developers. */
import type * as English from '../en/developer-page'

export const DEVELOPERS: typeof English.DEVELOPERS = {
  title: 'Bouwen met Owlcast',
  intro:
    'Alles wat je in de app doet, kan een programma voor je doen: een opname publiceren, een feed lezen, een bericht beantwoorden.',
  tokenTitle: '1. Maak een token',
  tokenText:
    'Open de instellingen, maak een toegangstoken en kies wat het mag. Kopieer het meteen, want we tonen het maar één keer.',
  tokenLink: 'Instellingen openen',
  headerText:
    'Stuur het in de Authorization-header van elk verzoek. Zet het nooit in een adres: dat weigeren we, want adressen komen in logboeken terecht.',
  publishTitle: '2. Publiceer een opname',
  publishText:
    'Drie aanroepen: een upload reserveren, de bytes sturen, publiceren. Deze voorbeelden publiceren voice.mp3 uit je map en tonen de nieuwe post.',
  curl: 'Met curl',
  typescript: 'Met TypeScript',
  scopesTitle: 'Wat een token mag',
  scopesText: 'Een token kan nooit inloggen, tokens maken, modereren of een account verwijderen.',
  rulesTitle: 'Goed om te weten',
  limitsText:
    'Roep je te vaak aan, dan krijg je status 429 en zegt Retry-After hoeveel seconden je moet wachten.',
  retryText:
    'Stuur een Idempotency-Key mee als je publiceert. Valt de verbinding weg, herhaal de aanroep dan met dezelfde sleutel: je krijgt het eerste antwoord en geen tweede post.',
  pagesText:
    'Lijsten komen in pagina’s. Stuur de cursor van een pagina om de volgende te krijgen; null is het einde.',
  errorsText: 'Fouten zijn JSON met een code die in elke taal gelijk is, en een tekst die je kunt tonen.',
  webhooksTitle: 'Webhooks',
  webhooksText:
    'Voeg in de instellingen een adres toe. We roepen het aan als je publiceert of als iemand je antwoordt, schrijft of noemt. Aanroepen bevatten alleen id’s; haal de post op met je token. Een mislukte aanroep wordt ongeveer een dag herhaald.',
  verifyText: 'Controleer of een aanroep van ons komt:',
  botTitle: 'Bots',
  botText:
    'Publiceert een programma vanzelf, zeg dat dan: zet het botteken aan in Instellingen, onder ‘Ontwikkelaars en gegevens’.',
  referenceTitle: 'Alle aanroepen',
  referenceText: 'Elke aanroep met parameters en antwoorden staat in het OpenAPI-document.',
  referenceLink: 'OpenAPI-document',
  generateText: 'Generatoren maken er een getypte client van, bijvoorbeeld:',
}
