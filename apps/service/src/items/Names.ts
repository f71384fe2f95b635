/**
 * One name in several languages, by ISO 639-1 code: `{ da: 'Ny skole', en: 'New school' }`.
 *
 * @source specification 3
 */
export type Names = Readonly<Record<string, string>>
