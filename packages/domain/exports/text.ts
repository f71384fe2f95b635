export { shortCriterion, shortNote } from '../src/text/shortTexts'
