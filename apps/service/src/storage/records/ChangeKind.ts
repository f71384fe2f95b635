/**
 * The kind of a change of an item: new, a changed phase, deadline, announcement or role, or any other
 * change.
 */
export type ChangeKind = 'new' | 'phase' | 'deadline' | 'announcement' | 'roles' | 'changed'
