// Generated from cms/schema by "npm run cms:types". Do not edit: change the schema and run it again.

export type Announcements = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  key: string | null
  title: string
  text: string | null
  level: "info" | "urgent"
  starts_at: "datetime" | null
  ends_at: "datetime" | null
  link_label: string | null
  link_url: string | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Associations = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  name: string
  slug: string
  acronym: string | null
  faculty: string
  programs: string | null
  office: string | null
  email: string | null
  phone: string | null
  website: string | null
  image: string | DirectusFiles | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Blocks = {
  id: number
  key: string | null
  page: number | Pages
  sort: number | null
  is_enabled: boolean
  type: "hero" | "rich_text" | "cards" | "accordion" | "steps" | "key_figures" | "quote" | "gallery" | "call_to_action" | "people" | "documents" | "places" | "contact" | "hours" | "embed" | "policy_updates" | "privacy_inventory"
  heading: string | null
  anchor: string | null
  body: string | null
  image: string | DirectusFiles | null
  images: number[] | BlocksFiles[]
  cards: { title: string; text: string | null; label: string | null; url: string | null }[] | null
  questions: { question: string; answer: string }[] | null
  steps: { title: string; text: string | null; label: string | null; url: string | null }[] | null
  figures: { value: string; label: string; source: string; source_url: string | null; year: string | null }[] | null
  quote_text: string | null
  quote_author: string | null
  quote_role: string | null
  link_label: string | null
  link_url: string | null
  people_source: "executive" | "staff" | null
  people_sector: "gestion" | "politique" | "comptabilite" | "communication" | "logistique" | "filiales_services" | null
  document_category: "reglements" | "proces_verbaux" | "memoires" | "positions" | "rapports" | "formulaires" | "elections" | "guides" | null
  place_kind: "building" | "universal_washroom" | "storage" | "shared_fridge" | "student_cafe" | "menstrual_products" | null
  contact: "confederation" | "rights_office" | "press" | null
  embed_url: string | null
  embed_provider: string | null
}

export type Documents = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  title: string
  slug: string
  category: "reglements" | "proces_verbaux" | "memoires" | "positions" | "rapports" | "formulaires" | "elections" | "guides"
  date: "date"
  validity: "in_force" | "archived"
  language: "fr" | "en"
  summary: string | null
  file: string | DirectusFiles | null
  url: string | null
  page: number | Pages | null
  election: number | Elections | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Elections = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  year: number
  title: string | null
  summary: string | null
  executive_nominations_open_at: "datetime" | null
  executive_nominations_close_at: "datetime" | null
  executive_campaign_start_at: "datetime" | null
  executive_campaign_end_at: "datetime" | null
  executive_voting_open_at: "datetime" | null
  executive_voting_close_at: "datetime" | null
  executive_results_at: "datetime" | null
  electoral_college_at: "datetime" | null
  electoral_college_place: string | null
  board_nominations_open_at: "datetime" | null
  board_nominations_close_at: "datetime" | null
  board_voting_days: { date: string; opens: string | null; closes: string | null; place: string | null }[] | null
  board_results_at: "datetime" | null
  voting_url: string | null
  eligibility: string | null
  how_to_run: string | null
  complaints: string | null
  candidates: { name: string; position: string; body: "executive" | "board"; text: string | null; url: string | null; is_elected: boolean | null }[] | null
  results: string | null
  turnout: string | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
  documents: number[] | Documents[]
}

export type Equipment = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  name: string
  slug: string
  category: "son" | "eclairage" | "mobilier" | "cuisine" | "exterieur" | "affichage" | "informatique"
  description: string | null
  quantity: number | null
  unit: "day" | "weekend" | "week"
  price_member: number | null
  price_other: number | null
  deposit: number | null
  is_available: boolean
  image: string | DirectusFiles | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Events = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  title: string
  slug: string
  type: "vie_universitaire" | "assemblee_generale" | "caucus_des_associations_etudiantes" | "conseil_dadministration" | "college_electoral" | "autre"
  state: "scheduled" | "cancelled" | "postponed" | "moved"
  starts_at: "datetime"
  ends_at: "datetime" | null
  is_all_day: boolean
  previous_starts_at: "datetime" | null
  place_name: string | null
  place_address: string | null
  online_url: string | null
  tickets_url: string | null
  price: string | null
  page: number | Pages | null
  summary: string
  body: string | null
  accessibility: string | null
  image: string | DirectusFiles | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type ExecutiveMembers = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  key: string | null
  name: string
  title: string
  mandate: string
  mandate_starts_on: "date"
  mandate_ends_on: "date"
  description: string | null
  role: string | null
  phone: string | null
  email: string | null
  image: string | DirectusFiles | null
  image_thumbnail: string | DirectusFiles | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Findings = {
  id: number
  title: string
  message: string
  severity: "high" | "low"
  rule: "alt" | "headings" | "vague_link" | "dead_link" | "placeholder" | "past_date" | "length" | "mandate" | "election" | "review" | "launch"
  address: string | null
  found_on: "datetime"
  collection: string
  item: string
  studio_path: string
}

export type FormSubmissions = {
  id: string
  receipt: string
  submitted_at: "datetime"
  form: "interview_request" | "rights_office_satisfaction" | "pub_application" | "feedback"
  state: "new" | "in_progress" | "done" | "aside"
  sender_name: string | null
  sender_email: string | null
  sender_phone: string | null
  subject: string | null
  summary: string | null
  attachments: { name: string; type: string | null; size: number | null }[] | null
  content: "json" | null
  sheet_url: string | null
  staff_note: string | null
  purge_on: "date" | null
}

export type GoverningBodies = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  name: string
  slug: string
  kind: "board" | "council" | "committee" | "commission" | "caucus"
  scope: "confederation" | "university" | "faculty" | "external" | null
  role: string
  rhythm: string | null
  workload: string | null
  seats: { title: string; holder: string | null; is_vacant: boolean | null; term_ends_on: string | null }[] | null
  how_to_join: string | null
  contact_email: string | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Grants = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  name: string
  slug: string
  audience: "associations" | "groups" | "students"
  amount: string | null
  summary: string
  criteria: string | null
  how_to_apply: string | null
  deadlines: { label: string; opens_on: string | null; closes_on: string; decision_on: string | null }[] | null
  form_url: string | null
  contact_email: string | null
  recipients: { year: string; name: string; amount: string | null }[] | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type JobOffers = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  title: string
  reference: string
  employer: string | null
  employment_type: "FULL_TIME" | "PART_TIME" | "TEMPORARY" | "CONTRACTOR" | "INTERN" | "VOLUNTEER"
  posted_on: "date"
  closes_on: "date"
  starts_on: string | null
  hours: string | null
  place: string | null
  salary_text: string | null
  salary_min: number | null
  salary_max: number | null
  salary_unit: "HOUR" | "WEEK" | "MONTH" | "YEAR" | null
  summary: string
  duties: string
  requirements: string | null
  conditions: string | null
  how_to_apply: string
  apply_email: string | null
  apply_url: string | null
  file: string | DirectusFiles | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type News = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  title: string
  slug: string
  date: "date"
  theme: "vie_etudiante" | "representation" | "services" | "gouvernance" | "elections" | "communique"
  summary: string
  body: string
  author: string | null
  is_pinned: boolean
  image: string | DirectusFiles | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Pages = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  path: string
  title: string
  summary: string
  description: string | null
  is_new: boolean
  layout: "default" | "light" | "empty"
  image: string | DirectusFiles | null
  nav_label: string | null
  nav_order: number | null
  in_navigation: boolean
  in_related: boolean
  related_pages: { path: string }[] | null
  contact: "confederation" | "rights_office" | "none"
  tone: "standard" | "calm" | "festive"
  action_label: string | null
  action_url: string | null
  fact_audience: string | null
  fact_where: string | null
  fact_when: string | null
  fact_price: string | null
  fact_how: string | null
  problem: string | null
  position: string | null
  timeline: { date: string | null; kind: "position" | "action" | "result" | "milestone" | "step" | null; title: string; text: string | null; url: string | null }[] | null
  what_you_can_do: { title: string; text: string | null; label: string | null; url: string | null }[] | null
  key_dates: { title: string; opens_on: string | null; closes_on: string | null; text: string | null; url: string | null }[] | null
  help_lines: { name: string; phone: string | null; text: string | null; hours: string | null; languages: string | null; cost: string | null; url: string | null; urgency: "now" | "soon" | "support" }[] | null
  reviewed_on: "date" | null
  review_by: "date" | null
  owner: string | null
  is_noindex: boolean
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
  blocks: number[] | Blocks[]
  documents: number[] | Documents[]
  events: number[] | Events[]
}

export type Places = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  name: string
  slug: string
  kind: "building" | "universal_washroom" | "storage" | "shared_fridge" | "student_cafe" | "menstrual_products"
  building: number | Places | null
  code: string | null
  notice_board_count: number | null
  notice_board_location: string | null
  floor: string | null
  room: string | null
  address: string | null
  map_url: string | null
  features: ("step_free" | "automatic_door" | "grab_bars" | "changing_table" | "shower" | "hoist" | "menstrual_products" | "heated" | "secured")[] | null
  size: string | null
  price: string | null
  quantity: number | null
  is_available: boolean
  hours: string | null
  description: string | null
  contact_email: string | null
  image: string | DirectusFiles | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
  inside: number[] | Places[]
}

export type Redirects = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  from_path: string
  to_path: string
  code: "301" | "302" | "307" | "308"
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Reservations = {
  id: string
  receipt: string
  submitted_at: "datetime" | null
  building: number | Places
  week_start: "date"
  boards: number
  state: "requested" | "accepted" | "refused" | "cancelled" | "full" | "aside"
  association: string
  contact_name: string
  contact_email: string
  contact_phone: string | null
  purpose: string | null
  staff_note: string | null
  purge_on: "date" | null
  told_state: string | null
}

export type RightsOfficeRequests = {
  id: string
  receipt: string
  submitted_at: "datetime"
  state: "new" | "in_progress" | "done" | "aside"
  topic: "evaluation" | "discipline" | "accommodation" | "harassment" | "supervision" | "fees" | "other"
  situation: string
  contact_preference: "email" | "phone" | null
  sender_name: string | null
  sender_email: string | null
  sender_phone: string | null
  summary: string | null
  sheet_url: string | null
  staff_note: string | null
  purge_on: "date" | null
}

export type Settings = {
  id: number
  name: string
  short_name: string
  tagline: string | null
  is_launched: boolean
  campaign_page: number | Pages | null
  top_tasks: { title: string; text: string | null; path: string }[] | null
  search_synonyms: { terms: string; path: string }[] | null
  contact_address: string | null
  contact_map_url: string | null
  contact_email: string | null
  contact_phone: string | null
  contact_fax: string | null
  contact_help_email: string | null
  rights_office_address: string | null
  rights_office_map_url: string | null
  rights_office_email: string | null
  rights_office_phone: string | null
  rights_office_fax: string | null
  rights_office_help_email: string | null
  press_name: string | null
  press_phone: string | null
  press_email: string | null
  press_delay: string | null
  opening_hours: { day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; opens: string; closes: string }[] | null
  opening_exceptions: { date: string; label: string | null; opens: string | null; closes: string | null }[] | null
  social_links: { network: "facebook" | "instagram" | "linkedin" | "tiktok" | "youtube" | "bluesky" | "mastodon" | "threads"; url: string }[] | null
  consent_necessary: { id: string; name_fr: string; name_en: string | null; description_fr: string; description_en: string | null; recipients_fr: string | null; recipients_en: string | null; duration_fr: string | null; duration_en: string | null; leaves_quebec: boolean | null; is_preselected: boolean | null; links: string | null; target_cookie_ids: string | null }[] | null
  consent_optional: { id: string; name_fr: string; name_en: string | null; description_fr: string; description_en: string | null; recipients_fr: string | null; recipients_en: string | null; duration_fr: string | null; duration_en: string | null; leaves_quebec: boolean | null; is_preselected: boolean | null; links: string | null; target_cookie_ids: string | null }[] | null
  consent_is_modal_forced: boolean
  consent_is_control_button_enabled: boolean
  consent_is_accept_necessary_button_enabled: boolean
  consent_closes_on_outside_click: boolean
  analytics_measurement_id: string | null
  analytics_assessment_on: "date" | null
  privacy_officer_title: string
  privacy_officer_email: string
  privacy_officer_phone: string | null
  privacy_policy_updated_on: "date"
  privacy_policy_change: string | null
  interview_requests_email: string | null
  rights_office_requests_email: string | null
  satisfaction_email: string | null
  pub_applications_email: string | null
  notice_boards_email: string | null
  admin_email: string | null
  security_contact: string | null
}

export type Staff = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  name: string
  role: string
  email: string
  phone: string | null
  sector: "gestion" | "politique" | "comptabilite" | "communication" | "logistique" | "filiales_services"
  topics: string | null
  image: string | DirectusFiles | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type Subsidiaries = {
  id: number
  status: "draft" | "in_review" | "published" | "archived"
  publish_on: "datetime" | null
  publish_until: "datetime" | null
  name: string
  slug: string
  activity: string
  description: string
  benefit: string | null
  place: string | null
  hours: string | null
  website: string | null
  email: string | null
  phone: string | null
  image: string | DirectusFiles | null
  positions: { title: string; text: string | null }[] | null
  sort: number | null
  date_created: "datetime" | null
  user_created: string | null
  date_updated: "datetime" | null
  user_updated: string | null
}

export type VisitorSignals = {
  id: number
  key: string
  kind: "search_without_result" | "page_feedback"
  subject: string
  yes: number | null
  no: number | null
  last_on: "date" | null
}

export type BlocksFiles = {
  id: number
  blocks_id: number | Blocks | null
  directus_files_id: string | DirectusFiles | null
  sort: number | null
}

export type DirectusFiles = {
  id: string
  storage: string
  filename_disk: string | null
  filename_download: string
  title: string | null
  description: string | null
  type: string | null
  filesize: number | string | null
  width: number | null
  height: number | null
  focal_point_x: number | null
  focal_point_y: number | null
  uploaded_on: "datetime" | null
  modified_on: "datetime"
  alt: string | null
  is_decorative: boolean
  credit: string | null
}

export type Schema = {
  announcements: Announcements[]
  associations: Associations[]
  blocks: Blocks[]
  documents: Documents[]
  elections: Elections[]
  equipment: Equipment[]
  events: Events[]
  executive_members: ExecutiveMembers[]
  findings: Findings[]
  form_submissions: FormSubmissions[]
  governing_bodies: GoverningBodies[]
  grants: Grants[]
  job_offers: JobOffers[]
  news: News[]
  pages: Pages[]
  places: Places[]
  redirects: Redirects[]
  reservations: Reservations[]
  rights_office_requests: RightsOfficeRequests[]
  settings: Settings
  staff: Staff[]
  subsidiaries: Subsidiaries[]
  visitor_signals: VisitorSignals[]
  blocks_files: BlocksFiles[]
  directus_files: DirectusFiles[]
}
