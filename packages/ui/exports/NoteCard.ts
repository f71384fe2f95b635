export { NoteCard } from '../src/item/NoteCard/NoteCard'
export type { NoteCardProps } from '../src/item/NoteCard/NoteCard'
