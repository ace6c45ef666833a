import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { tabularFigures, visuallyHidden, wrappingRow } from '../../theme/styleFragments.ts'

const inNarrowBar = '@container (max-width: 1080px)'

export const useDemoBarStyles = makeStyles({
  root: {
    ...wrappingRow(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`),
    boxSizing: 'border-box',
    containerType: 'inline-size',
    minHeight: '36px',
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInline: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    ...typographyStyles.caption1,
  },
  sign: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorBrandForeground2,
    [inNarrowBar]: { display: 'none' },
  },
  // The scenario's field shrinks, so that the buttons stay in one row.
  scenario: {
    flex: '1 1 144px',
    minWidth: 0,
    maxWidth: 'max-content',
    '& select': { textOverflow: 'ellipsis' },
    [inNarrowBar]: { flexBasis: '96px' },
  },
  time: { ...tabularFigures, whiteSpace: 'nowrap', minWidth: '18ch' },
  group: { display: 'flex', gap: tokens.spacingHorizontalXXS },
  button: { minWidth: 0 },
  busy: { display: 'inline-grid', width: '16px' },
  // In a narrow bar, Reset and Leave show only icons. The other actions show only names.
  icon: { display: 'inline-flex', [inNarrowBar]: { display: 'none' } },
  label: { [inNarrowBar]: visuallyHidden },
  hidden: { position: 'relative' },
  line: {
    height: '6px',
    cursor: 'pointer',
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground },
  },
  // The button is taller than the line. So the button is visible only while it has the keyboard focus.
  show: { position: 'absolute', top: 0, left: 0, zIndex: 2, ':not(:focus-visible)': visuallyHidden },
  end: { display: 'flex', gap: tokens.spacingHorizontalXXS, marginInlineStart: 'auto' },
})
