export { Accordion, AccordionPart } from '../src/layout/Accordion/Accordion'
export type { AccordionItem, AccordionPartProps, AccordionProps } from '../src/layout/Accordion/Accordion'
