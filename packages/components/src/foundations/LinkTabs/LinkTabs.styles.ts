import { makeStyles, tokens } from '@fluentui/react-components'
import { rowLink, rowLinkSelected } from '../../theme/styleFragments.ts'

export const useLinkTabsStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    overflow: 'hidden',
    boxShadow: `inset 0 calc(-1 * ${tokens.strokeWidthThin}) 0 ${tokens.colorNeutralStroke2}`,
  },
  slot: { display: 'flex', flexShrink: 0 },
  link: { ...rowLink, paddingBlock: tokens.spacingVerticalMNudge },
  selected: rowLinkSelected,
  text: {
    display: 'inline-flex',
    flexDirection: 'column',
    '::after': {
      content: 'attr(data-text) / ""',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: tokens.fontWeightSemibold,
      pointerEvents: 'none',
    },
  },
})
