import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { focusOutline, oneLine, plainList, quietCaption, row } from '../../theme/styleFragments.ts'

/** A link above another link has at least this height as a target. */
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
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  skeleton: { ...row(tokens.spacingHorizontalM), gridColumnEnd: 'span 3' },
  avatar: { gridRowEnd: 'span 2' },
  name: { ...typographyStyles.subtitle2, ...oneLine, margin: 0, lineHeight: targetHeight },
  nameLink: { ...link, ...oneLine, display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' },
  // A separate row: next to the actions, the links would be cut to zero width.
  links: {
    gridColumnStart: 2,
    gridColumnEnd: 4,
    gridRowStart: 2,
    // Only long names are cut off; short names keep their width.
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
  side: { ...row(tokens.spacingHorizontalXS), flexShrink: 0 },
})
