export { cutText } from '../src/text/cutText'
export { shortCriterion, shortNote } from '../src/text/shortTexts'
