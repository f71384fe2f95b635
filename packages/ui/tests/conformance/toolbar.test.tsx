import { renderUi } from '../../testing/renderUi'
import { Button } from '../../src/actions/Button/Button'
import { IconBar } from '../../src/actions/IconBar/IconBar'
import { SelectionBar } from '../../src/actions/SelectionBar/SelectionBar'
import { describeToolbarPattern } from './patterns/describeToolbarPattern'

const none = () => undefined

for (const variant of ['compact', 'labelled'] as const) {
  describeToolbarPattern(`IconBar, ${variant},`, 'Actions for Lindbro', () =>
    renderUi(
      <>
        <button>Before</button>
        <IconBar
          itemName="Lindbro"
          variant={variant}
          isStarred={false}
          isHiddenItem={false}
          onStar={none}
          onHide={none}
          onPrint={none}
          onShareByMail={none}
          onCopyLink={none}
        >
          <Button>Report</Button>
        </IconBar>
        <button>After</button>
      </>,
    ),
  )
}

describeToolbarPattern('SelectionBar', 'Actions for the selection', () =>
  renderUi(
    <>
      <button>Before</button>
      <SelectionBar count={2} onClear={none}>
        <Button>Add to list</Button>
        <Button>Hide</Button>
      </SelectionBar>
      <button>After</button>
    </>,
  ),
)
