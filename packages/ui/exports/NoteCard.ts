export { NoteCard } from '../src/NoteCard/NoteCard'
export type { NoteCardProps } from '../src/NoteCard/NoteCard'
