import catalog from '../../catalogs/nb.json'
import { uiTexts } from '../../src/uiTexts'

export const texts = uiTexts(catalog)
