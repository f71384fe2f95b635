/**
 * The registers of companies by country, with the form of their numbers, which are written with the country,
 * spaces or a mark of taxes: `NO990612498MVA`.
 *
 * @source org-id.guide
 */
const registers: Readonly<Record<string, { readonly scheme: string; readonly number: RegExp }>> = {
  DK: { scheme: 'DK-CVR', number: /^(?:DK)?(\d{8})$/ },
  NO: { scheme: 'NO-BRC', number: /^(?:NO)?(\d{9})(?:MVA)?$/ },
  SE: { scheme: 'SE-BLV', number: /^(?:SE)?(\d{10})(?:01)?$/ },
}

/** Returns the scheme of the register of a country. Null for countries whose register is not known. */
export const schemeOf = (country: string | null | undefined): string | null =>
  registers[country ?? '']?.scheme ?? null

/** Returns the digits of a number in the register of a country. Null if it has no such form. */
export const registeredNumber = (number: string, country: string | null | undefined): string | null =>
  registers[country ?? '']?.number.exec(number.replace(/[\s.-]/g, '').toUpperCase())?.[1] ?? null
