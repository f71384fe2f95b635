/** Returns the texts of a catalog that belong to the components, and leaves out the texts of the app. */
export function uiTexts(catalog: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(catalog).filter(([id]) => id.startsWith('ui.')))
}
