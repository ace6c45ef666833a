import { makeStyles, tokens } from '@fluentui/react-components'
import { countMark, innerFocusRing, row, visuallyHidden } from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

export const useTopBarStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'stretch',
    gap: tokens.spacingHorizontalL,
    boxSizing: 'border-box',
    // Container queries measure the bar, because in the demo the bar can be narrower than the window.
    containerType: 'inline-size',
    height: tandemTokens.sizeTopBar,
    paddingInline: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 calc(-1 * ${tokens.strokeWidthThin}) 0 ${tokens.colorNeutralStroke2}`,
  },
  home: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalXS,
    textDecorationLine: 'none',
    ...innerFocusRing,
  },
  homeSelected: {
    position: 'relative',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: tokens.spacingHorizontalXS,
      bottom: 0,
      height: tokens.strokeWidthThicker,
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  navigation: { display: 'flex', alignItems: 'stretch', flex: '1 1 0', minWidth: 0, overflow: 'hidden' },
  slot: { display: 'flex', flexShrink: 0 },
  badge: countMark,
  // The '!' lies over the padding of its link, so that it needs no space between two links.
  overPadding: { position: 'absolute', insetInlineEnd: '-6px', top: `calc(50% - ${tokens.spacingVerticalMNudge})` },
  alert: { backgroundColor: tokens.colorStatusDangerBackground3 },
  hidden: visuallyHidden,
  more: { alignSelf: 'center', flexShrink: 0 },
  right: { ...row(tokens.spacingHorizontalS), marginInlineStart: 'auto', flexShrink: 0 },
})
