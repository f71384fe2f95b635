export { addDays, daysBetween, formatDate } from '../src/dates/formatDate'
export { dayAt } from '../src/dates/zonedTime'
