import { renderUi } from '../../testing/renderUi'
import { Button } from '../../src/actions/Button/Button'
import { IconBar } from '../../src/actions/IconBar/IconBar'
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
