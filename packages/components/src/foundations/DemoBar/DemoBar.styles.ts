import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { tabularFigures, wrappingRow } from '../../theme/styleFragments.ts'

export const useDemoBarStyles = makeStyles({
  root: {
    ...wrappingRow(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`),
    boxSizing: 'border-box',
    minHeight: '36px',
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInline: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    ...typographyStyles.caption1,
  },
  sign: { ...typographyStyles.caption1Strong, color: tokens.colorBrandForeground2 },
  // A long name is cut rather than the buttons moved to a second row.
  scenario: { flex: '1 1 144px', minWidth: 0, maxWidth: 'max-content' },
  time: { ...tabularFigures, whiteSpace: 'nowrap', minWidth: '18ch' },
  group: { display: 'flex', gap: tokens.spacingHorizontalXXS },
  advance: { minWidth: 0 },
  busy: { display: 'inline-grid', width: '16px' },
  end: { display: 'flex', gap: tokens.spacingHorizontalXXS, marginInlineStart: 'auto' },
})
