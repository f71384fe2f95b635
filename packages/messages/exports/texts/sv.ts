import catalog from '../../catalogs/sv.json'
import { uiTexts } from '../../src/uiTexts'

/** The Swedish texts of the components. */
export const texts = uiTexts(catalog)
