import type { PrintedNote } from '../src/print/PrintNotes/PrintNotes'

/** All names are invented. */
export const shortNotes: readonly PrintedNote[] = [
  {
    id: 1,
    title: 'Besøg på pladsen',
    text: 'Mødes med Jens uge 49.\nHusk hjelm og sko.',
    author: 'Anna Lund',
    created: '17.11.2026',
  },
  {
    id: 2,
    title: 'Pris på element',
    text: 'Tilbud fra Kragå Beton ventes mandag.',
    author: 'Jens Holm',
    created: '12.11.2026',
  },
  {
    id: 3,
    title: 'Forbehold',
    text: 'Fundering under kote 2,40.',
    author: 'Mette Skov',
    created: '05.11.2026',
  },
]

const paragraph =
  'Vi skal afklare adgangsvej, kranplads og levering af elementer, før prisen kan lægges fast. Bygherren ønsker, at skolevejen holdes fri mellem 7.30 og 8.15, og at støjende arbejde samles i ferierne. '

export const longNotes: readonly PrintedNote[] = Array.from({ length: 6 }, (_, index) => ({
  id: index + 1,
  title: `Referat af møde ${index + 1}`,
  text: `${paragraph.repeat(2 + index)}\n\n${paragraph}`,
  author: index % 2 === 0 ? 'Anna Lund' : 'Jens Holm',
  created: `${10 + index}.11.2026`,
}))

export const longText = Array.from({ length: 14 }, () => paragraph.repeat(3)).join('\n\n')
