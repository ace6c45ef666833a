import { makeStyles, tokens } from '@fluentui/react-components'
import { column, quietBody, plainList, quietCaption, row, inlineRow } from '@tandem/components/styles'

export const useRecipientDrawerStyles = makeStyles({
  subhead: {
    ...quietBody,
    ...column(tokens.spacingVerticalS),
    // Below the name, beside the avatar.
    paddingInlineStart: `calc(40px + ${tokens.spacingHorizontalM})`,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

export const useRecipientFieldsStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // An error below one field leaves the other as it is.
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalM,
    margin: 0,
  },
  fact: { ...column(tokens.spacingVerticalXXS), minWidth: 0 },
  label: quietBody,
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  link: { ...inlineRow(tokens.spacingHorizontalXS), maxWidth: '100%' },
  linkText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  add: { alignSelf: 'start' },
})

export const useRecipientSequencesStyles = makeStyles({
  list: { ...column(tokens.spacingVerticalM), ...plainList },
  sequence: {
    ...row(tokens.spacingHorizontalL),
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  texts: { ...column(tokens.spacingVerticalXXS), flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  meta: { ...quietCaption, overflowWrap: 'anywhere' },
  skeleton: { height: '64px' },
})
