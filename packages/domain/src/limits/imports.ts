/** The maximum number of characters of one release, record or other part of an imported file. */
export const importPartChars = 32_000_000
/** The maximum number of levels to which the parts of an imported release are nested. */
export const importLevels = 60
/** The maximum number of lines about one property in the report of an import. All lines are counted. */
export const importLinesOfProperty = 20
/** The maximum number of properties about which the report of an import has lines. */
export const importProperties = 200
/** The maximum number of entries of one list of a release, such as its parties, that are read. */
export const importEntries = 5000
