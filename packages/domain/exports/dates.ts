export { addDays, daysBetween, formatDate } from '../src/dates/formatDate'
export { dayAt, instantAt } from '../src/dates/zonedTime'
