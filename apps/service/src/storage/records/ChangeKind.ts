/** The kind of a change of an item. `changed` is any change that the other kinds do not describe. */
export type ChangeKind = 'new' | 'phase' | 'deadline' | 'announcement' | 'roles' | 'changed'
