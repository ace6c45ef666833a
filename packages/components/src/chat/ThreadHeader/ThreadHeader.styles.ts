import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { focusOutline, oneLine, plainList, quietCaption, row } from '../../theme/styleFragments.ts'

/** A header of at most this width shows the controls in a separate row. */
const narrow = '@container thread-header (max-width: 559px)'

/** WCAG 2.2 requires this height for a link that has another link above or below it. */
const targetHeight = '24px'

const link = {
  color: 'inherit',
  textDecorationLine: 'none',
  borderRadius: tokens.borderRadiusSmall,
  ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  ':focus-visible': focusOutline,
} as const

export const useThreadHeaderStyles = makeStyles({
  root: {
    containerName: 'thread-header',
    containerType: 'inline-size',
    flexShrink: 0,
    minWidth: 0,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, max-content) minmax(min-content, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  skeleton: { ...row(tokens.spacingHorizontalM), gridColumnStart: 1, gridColumnEnd: -1 },
  avatar: { gridRowEnd: 'span 2' },
  name: { ...typographyStyles.subtitle2, ...oneLine, margin: 0, lineHeight: targetHeight },
  nameLink: { ...link, ...oneLine, display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' },
  // The links have a separate row, because next to the actions the links could shrink to zero width.
  links: {
    gridColumnStart: 2,
    gridColumnEnd: -1,
    gridRowStart: 2,
    // Short names get their whole width. Only long names are cut off.
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, max-content)',
    justifyContent: 'start',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    ...plainList,
    ...quietCaption,
  },
  item: { ...row(tokens.spacingHorizontalXS), minWidth: 0 },
  itemIcon: { flexShrink: 0, display: 'inline-flex' },
  itemLink: { ...link, ...oneLine, lineHeight: targetHeight },
  side: {
    ...row(tokens.spacingHorizontalXS),
    justifyContent: 'flex-end',
    minWidth: 0,
    [narrow]: { gridColumnStart: 1, gridColumnEnd: -1, gridRowStart: 3, justifyContent: 'flex-start' },
  },
  // This width is the width of the menu's button. The element grows if the row has more space.
  more: { display: 'flex', flexGrow: 1, width: '32px', overflow: 'hidden' },
  slot: { display: 'flex', flexShrink: 0 },
})
