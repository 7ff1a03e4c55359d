import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes"

/** A page that is only CMS blocks: no code of its own. A short, named list, never the default. */
const contentPage = (path: string) => route(path, "routes/content-page.tsx", { id: `content:${path}` })

const routes: RouteConfigEntry[] = [
  index("routes/index.tsx"),

  contentPage("a-propos"),
  contentPage("a-propos/mentions-juridiques"),
  ...prefix("a-propos", [
    route("associations-membres", "routes/a-propos/associations-membres.tsx"),
    route("charte-graphique", "routes/a-propos/charte-graphique.tsx"),
    route("comite-executif", "routes/a-propos/comite-executif.tsx"),
    route("demande-entrevue", "routes/a-propos/demande-entrevue.tsx"),
    route("demande-entrevue/recu", "routes/a-propos/demande-entrevue/recu.tsx"),
    route("filiales", "routes/a-propos/filiales.tsx"),
    route("historique", "routes/a-propos/historique.tsx"),
    route("offres-emploi", "routes/a-propos/offres-emploi/index.tsx"),
    route("offres-emploi/flux.xml", "routes/a-propos/offres-emploi/flux.xml.ts"),
    route("offres-emploi/flux.json", "routes/a-propos/offres-emploi/flux.json.ts"),
    route("offres-emploi/:id", "routes/a-propos/offres-emploi/$id.tsx"),
    route("personnel-regulier", "routes/a-propos/personnel-regulier.tsx"),
  ]),

  route("actualites", "routes/actualites/index.tsx"),
  route("actualites/flux.xml", "routes/actualites/flux.xml.ts"),
  route("actualites/flux.json", "routes/actualites/flux.json.ts"),
  route("actualites/:slug", "routes/actualites/$slug.tsx"),
  route("actualites/:slug/affiche", "routes/actualites/$slug/affiche.tsx"),
  route("documentation", "routes/documentation.tsx"),
  route("evenements", "routes/evenements/index.tsx"),
  route("evenements/:slug", "routes/evenements/$slug.tsx"),
  route("evenements/:slug.ics", "routes/evenements/$slug.ics.ts"),
  route("evenements/:slug/affiche", "routes/evenements/$slug/affiche.tsx"),

  route("echeances", "routes/echeances.tsx"),

  route("enjeux", "routes/enjeux/index.tsx"),
  ...prefix("enjeux", [
    route("cannabis", "routes/enjeux/cannabis.tsx"),
    route("financement-enseignement-superieur", "routes/enjeux/financement-enseignement-superieur.tsx"),
    route("lpu", "routes/enjeux/lpu.tsx"),
    route("precarite-menstruelle", "routes/enjeux/precarite-menstruelle.tsx"),
    route("sauvons-nos-cafs-et-cafes", "routes/enjeux/sauvons-nos-cafs-et-cafes.tsx"),
    route("valorisation-implication-femmes", "routes/enjeux/valorisation-implication-femmes.tsx"),
  ]),

  ...prefix("formulaires", [
    route("bde-contact", "routes/formulaires/bde-contact.tsx"),
    route("bde-contact/recu", "routes/formulaires/bde-contact/recu.tsx"),
    route("bde-satisfaction", "routes/formulaires/bde-satisfaction.tsx"),
    route("bde-satisfaction/recu", "routes/formulaires/bde-satisfaction/recu.tsx"),
    route("pubu-postuler", "routes/formulaires/pubu-postuler.tsx"),
    route("pubu-postuler/recu", "routes/formulaires/pubu-postuler/recu.tsx"),
  ]),

  route("implication", "routes/implication/index.tsx"),
  ...prefix("implication", [
    route("autres-conseils-comites-commissions", "routes/implication/autres-conseils-comites-commissions.tsx"),
    route("comite-executif", "routes/implication/comite-executif.tsx"),
    route("conseil-administration", "routes/implication/conseil-administration.tsx"),
    route("elections", "routes/implication/elections.tsx"),
    route("elections/voter", "routes/implication/elections/voter.ts"),
  ]),

  route("ressources", "routes/ressources/index.tsx"),
  contentPage("ressources/lexya"),
  contentPage("ressources/memoire"),
  ...prefix("ressources", [
    route("assurances", "routes/ressources/assurances.tsx"),
    route("sante-psychologique", "routes/ressources/sante-psychologique.tsx"),
    route("subventions", "routes/ressources/subventions.tsx"),
  ]),

  route("services", "routes/services/index.tsx"),
  contentPage("services/agenda-universitaire"),
  contentPage("services/covoiturage"),
  contentPage("services/devenir-partenaire"),
  ...prefix("services", [
    route("babillards", "routes/services/babillards.tsx"),
    route("babillards/annulation", "routes/services/babillards/annulation.tsx"),
    route("babillards/disponibilites", "routes/services/babillards/disponibilites.tsx"),
    route("babillards/recu", "routes/services/babillards/recu.tsx"),
    route("bde", "routes/services/bde.tsx"),
    route("espaces-de-stockage", "routes/services/espaces-de-stockage.tsx"),
    route("frigo-partage", "routes/services/frigo-partage.tsx"),
    route("jeudis-grand-salon", "routes/services/jeudis-grand-salon.tsx"),
    route("jeux-interfacultaires", "routes/services/jeux-interfacultaires.tsx"),
    route("oktoberfest", "routes/services/oktoberfest.tsx"),
    route("petit-campus", "routes/services/petit-campus.tsx"),
    route("pret-et-location", "routes/services/pret-et-location.tsx"),
    route("show-de-la-rentree", "routes/services/show-de-la-rentree.tsx"),
    route("toilettes-universelles", "routes/services/toilettes-universelles.tsx"),
    route("vitrine-socioculturelle", "routes/services/vitrine-socioculturelle.tsx"),
  ]),

  route("abonnements", "routes/abonnements.tsx"),
  route("calendriers/:calendar.ics", "routes/calendriers/$calendar.ics.ts"),
  route("accessibilite", "routes/accessibilite.tsx"),
  route("plan-du-site", "routes/plan-du-site.tsx"),
  route("retroaction", "routes/retroaction.tsx"),
  route("retroaction/recu", "routes/retroaction/recu.tsx"),
  route("recherche", "routes/recherche/index.tsx"),
  route("recherche/index.json", "routes/recherche/index.json.ts"),

  route("api/consent", "routes/api/consent.ts"),
  ...prefix("api/session", [
    route("login", "routes/api/session/login.ts"),
    route("login/:provider", "routes/api/session/login/$provider.ts"),
    route("refresh", "routes/api/session/refresh.ts"),
    route("logout", "routes/api/session/logout.ts"),
    route("me", "routes/api/session/me.ts"),
    route("password/request", "routes/api/session/password/request.ts"),
    route("password/reset", "routes/api/session/password/reset.ts"),
    route("users", "routes/api/session/users.ts"),
    route("users/register", "routes/api/session/users/register.ts"),
    route("users/invite", "routes/api/session/users/invite.ts"),
    route("users/invite/accept", "routes/api/session/users/invite/accept.ts"),
  ]),

  route("apercu", "routes/apercu.ts"),
  route("apercu/:collection/:id", "routes/apercu/$collection/$id.ts"),
  route("apercu/studio/:collection/:id", "routes/apercu/studio/$collection/$id.ts"),
  route("api/page-feedback", "routes/api/page-feedback.ts"),

  route("404", "routes/404.tsx"),
  route("*", "routes/content-page.tsx", { id: "content:*" }), // pages an editor adds without a deploy, else 404
]

// Each address has one spelling: a page is published, excepted from measurement or kept from caches under it alone.
export default routes.map((entry) => Object.assign(entry, { caseSensitive: true })) satisfies RouteConfig
