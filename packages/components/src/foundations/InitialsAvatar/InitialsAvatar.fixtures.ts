/** The URL contains the picture, so that stories need no network. */
export const portraitUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#98cfca"/><circle cx="20" cy="15" r="7" fill="#014d4a"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#014d4a"/></svg>',
)}`
