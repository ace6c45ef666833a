import { type Random } from '../core/random.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const firstWords = words(
  'Harrow Bluestem Calder Stonegate Larkspur Whitmore Redwood Summit Ashford Beacon Clearwater Draper Eastline Fairmont Granite Hawthorn Ironwood Juniper Kingsley Lakeshore Maplewood Newbridge Oakmont Pinecrest Quarry Riverbend Sterling Trailhead Union Valley Westbrook Yarrow Aldine Birchfield Copperline Dunmore Elmhurst Foxglove Glenmark Highline Inverness Kestrel Lindenhof Montrose Norfield Orchard Palmetto Ravenna Seaforth Tamarack Underhill Vantage Wexford Zephyr Adler Bergmann Castell Delmar Evergreen Falkner Grünwald Hollis Ivory Jasper Keller Lomond Marlin Nordlicht Osprey Perlmann Rosewater Sandoval Tiller Varga Willowbend',
)

const lastWords: Readonly<Record<string, readonly string[]>> = {
  Retail: ['Stores', 'Market', 'Home', 'Trading', 'Department Stores'],
  'Retail Apparel and Fashion': ['Apparel', 'Outfitters', 'Clothing Co.', 'Footwear', 'Fashion Group'],
  'Retail Groceries': ['Foods', 'Grocers', 'Fresh Markets', 'Provisions'],
  'Sporting Goods': ['Outdoor', 'Sports', 'Athletics', 'Gear'],
  'Consumer Goods': ['Brands', 'Goods', 'Living', 'Products'],
  'Software Development': ['Software', 'Labs', 'Systems', 'Technologies', 'Cloud', 'Apps'],
  'Financial Services': ['Capital', 'Financial', 'Partners', 'Advisors'],
  'IT Services and IT Consulting': ['Consulting', 'IT Services', 'Solutions', 'Digital'],
  'Computer and Network Security': ['Security', 'Networks', 'Cyber'],
  'Computer Hardware': ['Devices', 'Hardware', 'Electronics'],
  Wholesale: ['Wholesale', 'Supply', 'Distribution', 'Trading'],
  'Packaging and Containers Manufacturing': ['Packaging', 'Containers', 'Paperboard'],
  'Industrial Machinery Manufacturing': ['Machinery', 'Industrial', 'Tooling', 'Engineering'],
  'Staffing and Recruiting': ['Staffing', 'People', 'Recruiting'],
  'Building Materials': ['Building Supply', 'Stone', 'Lumber', 'Roofing'],
  'Food and Beverage Manufacturing': ['Foods', 'Beverages', 'Bakery', 'Dairy'],
  'Food and Beverage Services': ['Kitchens', 'Restaurants', 'Catering'],
  Furniture: ['Furniture', 'Interiors', 'Woodworks'],
  'Import and Export': ['Imports', 'Trading Co.', 'International'],
  'Warehousing and Storage': ['Logistics Parks', 'Storage', 'Warehousing'],
  'Real Estate': ['Properties', 'Real Estate', 'Estates'],
  'Truck Transportation': ['Haulage', 'Transport', 'Trucking'],
  'Hospitals and Health Care': ['Health', 'Medical Center', 'Care Group'],
  Insurance: ['Insurance', 'Mutual', 'Assurance'],
  Telecommunications: ['Telecom', 'Mobile', 'Communications'],
  'Medical Devices': ['Medical', 'MedTech', 'Devices'],
  'E-Learning': ['Learning', 'Academy', 'Education'],
  'Robotics Engineering': ['Robotics', 'Automation', 'Motion'],
  'Biotechnology Research': ['Bio', 'Therapeutics', 'Biosciences'],
  'Online Audio and Video Media': ['Media', 'Studios', 'Streaming'],
  'Travel Arrangements': ['Travel', 'Journeys', 'Tours'],
  'Internet Marketplace Platforms': ['Marketplace', 'Exchange', 'Online'],
  Construction: ['Construction', 'Builders', 'Contracting'],
  Hospitality: ['Hotels', 'Resorts', 'Hospitality Group'],
  'Law Practice': ['Law Group', '& Partners LLP', 'Legal'],
  'Automation Machinery Manufacturing': ['Automation', 'Drives', 'Robotik'],
  'Motor Vehicle Manufacturing': ['Motors', 'Automotive', 'Mobility'],
  'Semiconductor Manufacturing': ['Semiconductor', 'Microsystems', 'Photonics'],
  'Medical Practices': ['Medical Group', 'Clinic', 'Family Practice'],
  Dentists: ['Dental', 'Dental Group', 'Smiles'],
  'Physical, Occupational and Speech Therapists': ['Therapy', 'Physio', 'Rehab'],
  'Veterinary Services': ['Animal Hospital', 'Vets', 'Pet Clinic'],
}

/** A plausible name for a company of an industry. */
export function companyName(random: Random, industry: string): string {
  return `${random.pick(firstWords)} ${random.pick(lastWords[industry] ?? ['Group', 'Company', 'Holdings'])}`
}
