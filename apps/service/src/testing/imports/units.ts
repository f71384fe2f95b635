/** A fictional unit of the Norwegian register, as its open data has it. */
export const testUnit = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  organisasjonsnummer: '911222333',
  navn: 'FJORD BYGG AS',
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
  naeringskode1: { kode: '41.200', beskrivelse: 'Oppføring av bygninger' },
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '5003',
    poststed: 'BERGEN',
    adresse: ['Strandgaten 1', '2. etasje'],
    kommune: 'BERGEN',
    kommunenummer: '4601',
  },
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  ...changes,
})

const columns = [
  'organisasjonsnummer',
  'navn',
  'forretningsadresse.adresse',
  'forretningsadresse.poststed',
  'forretningsadresse.postnummer',
  'konkurs',
  'konkursdato',
]

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`

/** Returns a table of units. Each row has a number, a name, an address, a city, a postal code, and an end. */
export function unitTable(rows: readonly (readonly string[])[], delimiter = ','): string {
  return [columns, ...rows].map((row) => row.map(quoted).join(delimiter)).join('\n')
}
