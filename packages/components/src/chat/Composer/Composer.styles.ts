import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components'
import { focusRing, withFocusRing } from '../../sequences/variables/chipFragments.ts'
import {
  column,
  inlineRow,
  lateReveal,
  quietBody,
  quietCaption,
  row,
  tabularFigures,
  twoLines,
  visuallyHidden,
  wrappingRow,
} from '../../theme/styleFragments.ts'
import { maximumLines } from './composerRules.ts'

export const useComposerStyles = makeStyles({
  root: {
    ...withFocusRing,
    ...column(),
    minWidth: 0,
    containerType: 'inline-size',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border(tokens.strokeWidthThin, 'solid', tokens.colorNeutralStroke1),
  },
  focusRing,
  field: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    minHeight: `calc(2 * ${tokens.lineHeightBase300} + 2 * ${tokens.spacingVerticalS})`,
    maxHeight: `calc(${maximumLines} * ${tokens.lineHeightBase300} + 2 * ${tokens.spacingVerticalS})`,
    overflowY: 'auto',
    scrollbarGutter: 'stable',
  },
  toolbar: {
    ...wrappingRow(tokens.spacingHorizontalXS),
    padding: tokens.spacingHorizontalXS,
    '& button:has([data-label])': { minWidth: 0 },
    // If the toolbar is too narrow for a label, only the tooltip of the button shows the label.
    '@container (max-width: 559px)': { '& [data-label]': { display: 'none' } },
    '@container (max-width: 659px)': { '& [data-label="last"]': { display: 'none' } },
  },
  status: {
    ...row(tokens.spacingHorizontalM),
    justifyContent: 'flex-end',
    // Reserves space for the state of a draft, so that no button moves when the state appears.
    flex: '1 0 88px',
    whiteSpace: 'nowrap',
    ...quietCaption,
    ...tabularFigures,
  },
  sending: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, marginInlineStart: 'auto' },
  near: { color: tokens.colorStatusWarningForeground1 },
  over: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  failed: { color: tokens.colorStatusDangerForeground1 },
  message: { margin: tokens.spacingHorizontalXS, marginBottom: 0 },
  suggested: { ...column(), padding: tokens.spacingHorizontalS, paddingBottom: 0 },
  suggestion: {
    ...column(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ...shorthands.border(tokens.strokeWidthThin, 'dashed', tokens.colorBrandStroke1),
  },
  suggestionHead: {
    ...wrappingRow(`0 ${tokens.spacingHorizontalS}`),
    ...quietCaption,
  },
  suggestionTitle: {
    ...inlineRow(tokens.spacingHorizontalXS),
    color: tokens.colorBrandForeground1,
    ...typographyStyles.caption1Strong,
  },
  suggestionText: {
    maxHeight: `calc(${maximumLines} * ${tokens.lineHeightBase300})`,
    overflowY: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontStyle: 'italic',
    ...quietBody,
  },
  compared: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    fontStyle: 'normal',
  },
  comparedName: { color: tokens.colorNeutralForeground2, ...typographyStyles.caption1Strong },
  comparedText: { margin: 0, color: tokens.colorNeutralForeground1 },
  suggestionLines: { ...column(tokens.spacingVerticalXS), ...lateReveal },
  suggestionActions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  popover: { ...column(tokens.spacingVerticalM), width: '360px', maxWidth: '90vw' },
  // The select is as wide as its container, not as its longest option.
  zone: { gridTemplateColumns: 'minmax(0, 1fr)' },
  popoverTitle: { margin: 0, ...typographyStyles.subtitle2 },
  popoverActions: { display: 'flex', justifyContent: 'end', gap: tokens.spacingHorizontalS },
  snippets: { maxWidth: '320px', maxHeight: '50vh' },
  snippetText: twoLines,
  hidden: visuallyHidden,
})
