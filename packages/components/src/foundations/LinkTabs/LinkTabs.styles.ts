import { makeStyles, tokens } from '@fluentui/react-components'
import { rowLink, rowLinkSelected } from '../../theme/styleFragments.ts'

export const useLinkTabsStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    overflow: 'hidden',
    // The first label begins where the title above does, and so does the rule below.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`,
    backgroundImage: `linear-gradient(${tokens.colorNeutralStroke2}, ${tokens.colorNeutralStroke2})`,
    backgroundSize: `calc(100% - ${tokens.spacingHorizontalM}) ${tokens.strokeWidthThin}`,
    backgroundPosition: 'right bottom',
    backgroundRepeat: 'no-repeat',
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
