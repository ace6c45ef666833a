/** The nine categories of a conversation (SHELL-55). */
export const categoryColorIds = [
  'interested',
  'info_request',
  'neutral',
  'not_now',
  'objection',
  'not_interested',
  'unqualified',
  'stop_campaign',
  'not_categorized',
] as const

export type CategoryColorId = (typeof categoryColorIds)[number]

/** CSS variables that `TandemProvider` sets. */
export const tandemTokens = {
  categoryInterestedBackground: 'var(--categoryInterestedBackground)',
  categoryInterestedForeground: 'var(--categoryInterestedForeground)',
  categoryInfoRequestBackground: 'var(--categoryInfoRequestBackground)',
  categoryInfoRequestForeground: 'var(--categoryInfoRequestForeground)',
  categoryNeutralBackground: 'var(--categoryNeutralBackground)',
  categoryNeutralForeground: 'var(--categoryNeutralForeground)',
  categoryNotNowBackground: 'var(--categoryNotNowBackground)',
  categoryNotNowForeground: 'var(--categoryNotNowForeground)',
  categoryObjectionBackground: 'var(--categoryObjectionBackground)',
  categoryObjectionForeground: 'var(--categoryObjectionForeground)',
  categoryNotInterestedBackground: 'var(--categoryNotInterestedBackground)',
  categoryNotInterestedForeground: 'var(--categoryNotInterestedForeground)',
  categoryUnqualifiedBackground: 'var(--categoryUnqualifiedBackground)',
  categoryUnqualifiedForeground: 'var(--categoryUnqualifiedForeground)',
  categoryStopCampaignBackground: 'var(--categoryStopCampaignBackground)',
  categoryStopCampaignForeground: 'var(--categoryStopCampaignForeground)',
  /** The colours of the three series have a contrast of at least 3:1 with the surface. */
  chartSeries1: 'var(--chartSeries1)',
  chartSeries2: 'var(--chartSeries2)',
  chartSeries3: 'var(--chartSeries3)',
  /** In the bar of a funnel's stage, the colour for the people who did not reach the stage. */
  chartLost: 'var(--chartLost)',
  chartGrid: 'var(--chartGrid)',
  /** 40 px, or 32 px with the compact density. */
  sizeRow: 'var(--sizeRow)',
  sizeTopBar: 'var(--sizeTopBar)',
  sizeContent: 'var(--sizeContent)',
  sizeFilterDrawer: 'var(--sizeFilterDrawer)',
  sizeEntityDrawer: 'var(--sizeEntityDrawer)',
  sizeEntityDrawerMedium: 'var(--sizeEntityDrawerMedium)',
  sizeEntityDrawerWide: 'var(--sizeEntityDrawerWide)',
}

export type TandemTokens = Readonly<Record<keyof typeof tandemTokens, string>>
