/** Returns the texts of the components, without those of the app. */
export function uiTexts(catalog: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(catalog).filter(([id]) => id.startsWith('ui.')))
}
