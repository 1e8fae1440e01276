// The page around the check: a file in, sentences out.
import { examined } from '/fairness.js'

const WORDS = {
  en: {
    title: 'Was the deal fair?',
    what: 'Choose the record of a game. This page computes the fingerprint, the chain of its lines and the order of the cards from the opened seed. It sends nothing anywhere. “standoff verify” also checks the rules.',
    choose: 'Record:',
    unreadable: 'This is not a record.',
    fingerprint: { true: 'The opened seed has the published fingerprint.', false: 'The opened seed does NOT have the published fingerprint.', null: 'The seed is still sealed.' },
    chain: { true: 'No line was changed, dropped or added.', false: 'The lines do NOT follow one another.' },
    bound: { true: 'The opened parts are those that all seats had committed to before.', false: 'The opened parts are NOT those that all seats had committed to.', null: 'Nobody had committed to a part of the deal before.' }, missing: 'Did not open their part',
    players: 'Players', print: 'Fingerprint', notes: 'Notes, in the order they are turned up', powers: 'Powers', cop: 'The cop',
  },
  fr: {
    title: 'La donne était-elle honnête ?',
    what: 'Choisissez l’enregistrement d’une partie. Cette page calcule l’empreinte, la chaîne des lignes et l’ordre des cartes à partir de la graine dévoilée. Rien n’est envoyé. « standoff verify » vérifie aussi les règles.',
    choose: 'Enregistrement :',
    unreadable: 'Ce n’est pas un enregistrement.',
    fingerprint: { true: 'La graine dévoilée a bien l’empreinte publiée.', false: 'La graine dévoilée n’a PAS l’empreinte publiée.', null: 'La graine est encore scellée.' },
    chain: { true: 'Aucune ligne n’a été changée, enlevée ou ajoutée.', false: 'Les lignes ne se suivent PAS.' },
    bound: { true: 'Les parts dévoilées sont celles auxquelles tous s’étaient engagés avant.', false: 'Les parts dévoilées ne sont PAS celles auxquelles tous s’étaient engagés.', null: 'Personne ne s’était engagé à une part de la donne.' }, missing: 'N’ont pas dévoilé leur part',
    players: 'Joueurs', print: 'Empreinte', notes: 'Billets, dans l’ordre où ils sont retournés', powers: 'Pouvoirs', cop: 'Le flic',
  },
  it: {
    title: 'La distribuzione era onesta?',
    what: 'Scegli la registrazione di una partita. Questa pagina calcola l’impronta, la catena delle righe e l’ordine delle carte dal seme svelato. Non invia nulla. «standoff verify» controlla anche le regole.',
    choose: 'Registrazione:',
    unreadable: 'Questa non è una registrazione.',
    fingerprint: { true: 'Il seme svelato ha l’impronta pubblicata.', false: 'Il seme svelato NON ha l’impronta pubblicata.', null: 'Il seme è ancora sigillato.' },
    chain: { true: 'Nessuna riga è stata cambiata, tolta o aggiunta.', false: 'Le righe NON si susseguono.' },
    bound: { true: 'Le parti svelate sono quelle a cui tutti si erano impegnati prima.', false: 'Le parti svelate NON sono quelle a cui tutti si erano impegnati.', null: 'Nessuno si era impegnato prima a una parte della distribuzione.' }, missing: 'Non hanno svelato la loro parte',
    players: 'Giocatori', print: 'Impronta', notes: 'Banconote, nell’ordine in cui vengono girate', powers: 'Poteri', cop: 'Lo sbirro',
  },
}

const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in WORDS) ?? 'en'
const words = WORDS[language]
document.documentElement.lang = language
for (const place of document.querySelectorAll('[data-word]')) place.textContent = words[place.dataset.word]

const found = document.querySelector('#found')
document.querySelector('#record').addEventListener('change', async (event) => {
  const [file] = event.target.files
  if (!file) return
  found.replaceChildren()
  try {
    show(examined(await file.text()))
  } catch {
    list([[words.unreadable, false]])
  }
})

function show(record) {
  const { chain, fingerprint, bound } = record.checks
  list([
    [words.fingerprint[fingerprint], fingerprint],
    [words.chain[chain], chain],
    [words.bound[bound], bound],
  ])
  const cards = { [words.players]: record.names.join(', '), [words.print]: record.fingerprint }
  if (record.missing.length) cards[words.missing] = record.missing.join(', ')
  if (record.notes) cards[words.notes] = record.notes.map((note) => note / 1000).join(' ')
  if (record.powers?.length) cards[words.powers] = record.powers.map((power, seat) => `${record.names[seat]}: ${power}`).join(', ')
  if (record.cop !== null && record.cop !== undefined) cards[words.cop] = record.names[record.cop]
  const terms = document.createElement('dl')
  for (const [name, value] of Object.entries(cards)) {
    terms.append(element('dt', name), element('dd', value))
  }
  found.append(terms)
}

function list(sentences) {
  const items = document.createElement('ul')
  for (const [sentence, verdict] of sentences) {
    const item = element('li', sentence)
    item.className = verdict === true ? 'good' : verdict === false ? 'bad' : ''
    items.append(item)
  }
  found.append(items)
}

function element(name, text) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
