import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal, quietBody, quietCaption, twoLines, wrappingRow } from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

const rule = `inset 0 calc(-1 * ${tokens.strokeWidthThin}) 0 ${tokens.colorNeutralStroke2}`

export const useDrawerShellStyles = makeStyles({
  root: { maxWidth: '100vw' },
  filter: { width: tandemTokens.sizeFilterDrawer },
  entity: { width: tandemTokens.sizeEntityDrawer },
  entityMedium: { width: tandemTokens.sizeEntityDrawerMedium },
  entityWide: { width: tandemTokens.sizeEntityDrawerWide },
  heading: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  // A status that has no space next to the title wraps to a line below the title. Without this container, the status
  // would start below the avatar.
  named: { ...wrappingRow(`0 ${tokens.spacingHorizontalM}`), minWidth: 0 },
  actions: { display: 'flex', flexDirection: 'row-reverse' },
  title: twoLines,
  titleSkeleton: { display: 'block', width: '240px', maxWidth: '100%', ...lateReveal },
  status: { ...typographyStyles.body1 },
  subhead: { ...quietBody, ':empty': { display: 'none' } },
  // The avatar is before the title. The padding aligns the subhead with the title.
  besideMedia: { paddingInlineStart: `calc(40px + ${tokens.spacingHorizontalM})` },
  head: { paddingBlockEnd: tokens.spacingVerticalM, boxShadow: rule },
  tabbed: { paddingBlockEnd: 0 },
  tabs: {
    marginInline: `calc(-1 * ${tokens.spacingHorizontalXXL})`,
    paddingInline: tokens.spacingHorizontalXXL,
  },
  body: {
    paddingBlock: `${tokens.spacingVerticalXL} ${tokens.spacingVerticalXXL}`,
    // The label and the hint of a focused field also scroll into view.
    scrollPaddingBlock: `calc(2 * ${tokens.spacingVerticalXXXL})`,
  },
  // The primary action is at the right, and first in the focus order.
  footer: {
    flexDirection: 'row-reverse',
    alignItems: 'center',
    borderTopWidth: tokens.strokeWidthThin,
    borderTopStyle: 'solid',
    borderTopColor: tokens.colorNeutralStroke2,
  },
  unsaved: { marginInlineEnd: 'auto', ...quietCaption },
})
