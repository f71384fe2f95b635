/** Returns the texts of the components alone: those of the app are of no use to another one. */
export function uiTexts(catalog: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(catalog).filter(([id]) => id.startsWith('ui.')))
}
