import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal } from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

export const useDrawerShellStyles = makeStyles({
  root: { maxWidth: '100vw' },
  filter: { width: tandemTokens.sizeFilterDrawer },
  entity: { width: tandemTokens.sizeEntityDrawer },
  entityWide: { width: tandemTokens.sizeEntityDrawerWide },
  heading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
  },
  named: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  actions: { display: 'flex', flexDirection: 'row-reverse' },
  title: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  titleSkeleton: { display: 'block', width: '240px', maxWidth: '100%', ...lateReveal },
  status: { ...typographyStyles.body1 },
  body: { paddingBlockEnd: tokens.spacingVerticalXXL },
  tabbed: { paddingBlockStart: tokens.spacingVerticalL },
  footer: {
    alignItems: 'center',
    borderTopWidth: tokens.strokeWidthThin,
    borderTopStyle: 'solid',
    borderTopColor: tokens.colorNeutralStroke2,
  },
  unsaved: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground2, ...typographyStyles.caption1 },
})
