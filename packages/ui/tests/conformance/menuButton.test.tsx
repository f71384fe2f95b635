import type { ReactElement } from 'react'
import { renderUi } from '../../testing/renderUi'
import { Button } from '../../src/actions/Button/Button'
import { CalendarMenu } from '../../src/actions/CalendarMenu/CalendarMenu'
import { Menu } from '../../src/actions/Menu/Menu'
import { MenuItem, MenuSection, MenuSeparator } from '../../src/actions/Menu/MenuItem'
import { ShareMenu } from '../../src/actions/ShareMenu/ShareMenu'
import { describeMenuButtonPattern } from './patterns/describeMenuButtonPattern'

const show = (menu: ReactElement) =>
  renderUi(
    <>
      {menu}
      <button>After</button>
    </>,
  )

describeMenuButtonPattern('Menu', { name: 'Actions', lines: ['Hide', 'Copy', 'Delete'] }, () =>
  show(
    <Menu
      label="Actions"
      entries={[
        { id: 'hide', label: 'Hide' },
        { id: 'copy', label: 'Copy' },
        { type: 'separator', id: 'line' },
        { id: 'delete', label: 'Delete', tone: 'danger' },
      ]}
    >
      <Button>Actions</Button>
    </Menu>,
  ),
)

describeMenuButtonPattern('Menu of items', { name: 'Actions', lines: ['Hide', 'Copy', 'Delete'] }, () =>
  show(
    <Menu label="Actions" trigger={<Button>Actions</Button>}>
      <MenuSection title="Item">
        <MenuItem id="hide" label="Hide" />
        <MenuItem id="copy" label="Copy" />
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="delete" label="Delete" tone="danger" />
    </Menu>,
  ),
)

describeMenuButtonPattern('ShareMenu', { name: 'Share', lines: ['Share by e-mail', 'Copy the link'] }, () =>
  show(<ShareMenu mailHref="mailto:" onCopyLink={() => Promise.resolve()} copiedMs={1} />),
)

describeMenuButtonPattern(
  'CalendarMenu',
  { name: 'Add to calendar: Deadline', lines: ['Outlook', 'Google Calendar'] },
  () =>
    show(
      <CalendarMenu
        eventName="Deadline"
        targets={[
          { calendar: 'outlook', href: 'https://calendar.example/outlook' },
          { calendar: 'google', href: 'https://calendar.example/google' },
        ]}
      />,
    ),
)
