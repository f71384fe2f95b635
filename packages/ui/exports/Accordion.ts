export { Accordion } from '../src/Accordion/Accordion'
export type { AccordionItem, AccordionProps } from '../src/Accordion/Accordion'
