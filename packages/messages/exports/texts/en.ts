import catalog from '../../catalogs/en.json'
import { uiTexts } from '../../src/uiTexts'

export const texts = uiTexts(catalog)
