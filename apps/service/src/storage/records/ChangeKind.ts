/**
 * What happened to an item when it was written: it is new, its phase, a deadline, its announcements or its
 * roles are others, or something else is.
 */
export type ChangeKind = 'new' | 'phase' | 'deadline' | 'announcement' | 'roles' | 'changed'
