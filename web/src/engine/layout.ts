/** Made by `make wasm` from the kernel: what the numbers of the module mean. */
export const ROW = 72;
export const DAMES = 15;
export const COIN = 12;
export const OUT = 25;
export const ME = 0;
export const OTHER = 26;
export const MINE = 52;
export const THEIRS = 57;
export const POINTS = 0;
export const BREDOUILLE = 1;
export const TROUS = 2;
export const SERIE = 3;
export const COUPS = 4;
export const SEAT = 62;
export const PHASE = 63;
export const DIE_A = 64;
export const DIE_B = 65;
export const OWED = 66;
export const WINNER = 67;
export const TARGET = 68;
export const RULES = 69;
export const MADE = 70;
export const THEIR_MADE = 71;
export const MADE_DEUX_TABLES = 1;
export const MADE_MEZEAS = 2;
export const NOBODY = -1;
export const OPENING = 0;
export const THROW = 1;
export const DECIDE = 2;
export const PLAY = 3;
export const OVER = 4;
export const MAX_PLAYS = 256;
export const MAX_REASONS = 32;
export const MANY_COUPS = 100;
export const ABI = 2;
export const PLAY_FIELDS = 6;
export const REASON_FIELDS = 6;
export const TROUS_OF_A_MARQUE = 6;
export const GRANDE_BREDOUILLE = 4;
export const LONGEST_SERIES = 16;
export const MOST_DOUBLINGS = 20;
export const POSTILLON = 28;
export const FURTHER_BET = 8;
export const POINTS_OF_A_TROU = 12;
export const PLAYER = 6;
export const MERITS = 3;
export const MOST_CANDIDATES = 257;
export const VALUE = 0;
export const LOSS = 1;
export const DEPTH = 2;
export const WORTH = 0;
export const WIN = 1;
export const LOSE = 2;
export const SEEN = 3;
export const NET_UNIT = 12;
export const OUTCOMES = 69;
export const ERRORS = {
  "-1": "BAD_POINTER",
  "-2": "BROKEN",
  "-3": "BAD_ROW",
  "-4": "BAD_DICE",
  "-5": "BAD_NUMBER",
  "-6": "WRONG_PHASE",
  "-7": "NOT_LEGAL",
  "-8": "BAD_NET",
} as const;
export const FAULTS = {
  "1": "negative",
  "2": "too_many_dames",
  "3": "lone_on_coin",
  "4": "on_other_coin",
  "6": "two_colours",
  "7": "no_dame",
} as const;
export const JANS = [
  null,
  { name: "six_tables", article: "XII" },
  { name: "deux_tables", article: "XII" },
  { name: "contre_deux_tables", article: "XII" },
  { name: "mezeas", article: "XII" },
  { name: "contre_mezeas", article: "XII" },
  { name: "battre", article: "X" },
  { name: "battre_faux", article: "X" },
  { name: "coin_battu", article: "XI" },
  { name: "remplir_petit", article: "XIII" },
  { name: "remplir_grand", article: "XIII" },
  { name: "remplir_retour", article: "XIII" },
  { name: "conserver_petit", article: "XIII" },
  { name: "conserver_grand", article: "XIII" },
  { name: "conserver_retour", article: "XIII" },
  { name: "sortie", article: "VIII" },
  { name: "impuissance", article: "VI" },
  { name: "pile_de_misere", article: "tarif" },
  { name: "pile_conservee", article: "tarif" },
] as const;
export const HOW = { HIGH: 1, LOW: 2, SUM: 4 } as const;
export const PROSPECTS = ["points_gained", "points_given", "trou", "jan", "beaten", "blocked"] as const;
export const PETITS_JANS = [1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23, 24] as const;
export const SIX_TABLES = [2, 7] as const;
export const OPTIONS = {
  pile_de_misere: { kind: "flag", known: [], bits: { false: 0, true: 1 } },
  je_joue_pour_tout: { kind: "flag", known: [], bits: { false: 0, true: 2 } },
  opening_dice: { kind: "choice", known: ["one_each", "together"] },
  colour_choice: { kind: "flag", known: [] },
  exchange_dames: { kind: "flag", known: [] },
  opening_jans_once: { kind: "flag", known: [], bits: { false: 0, true: 16 } },
  trous: { kind: "number", known: [[1, 100]] },
  stakes: { kind: "choice", known: ["simple", "double", "quadruple"], bits: { simple: 0, double: 4, quadruple: 8 } },
  consolation: { kind: "choice", known: ["doubling", "adding"] },
  gives_way: { kind: "choice", known: ["winner", "loser"] },
  primaute: { kind: "choice", known: ["alternate", "winner"] },
  lots: { kind: "flag", known: [] },
  marque_limit: {
    kind: "number",
    known: [
      [0, 0],
      [6, 100],
    ],
  },
  jetons_aside: { kind: "number", known: [[0, 2]] },
  queue_fiches: {
    kind: "number",
    known: [
      [0, 0],
      [2, 4],
    ],
  },
  bets: { kind: "choice", known: ["pairs", "totals"] },
  fiche: { kind: "number", known: [[1, 1000]] },
  long_series: { kind: "flag", known: [] },
  endless_series: { kind: "flag", known: [] },
  marked_and_not_done_twice: { kind: "flag", known: [] },
  associates_warn: { kind: "flag", known: [] },
  fichet_excused: { kind: "flag", known: [] },
  leaving_excused: { kind: "flag", known: [] },
} as const;
export const PRESETS = {
  "loi-2013": {
    pile_de_misere: true,
    je_joue_pour_tout: false,
    opening_dice: "one_each",
    colour_choice: false,
    exchange_dames: false,
    opening_jans_once: false,
    trous: 12,
    stakes: "simple",
    consolation: "doubling",
    gives_way: "winner",
    primaute: "alternate",
    lots: false,
    marque_limit: 0,
    jetons_aside: 1,
    queue_fiches: 0,
    bets: "pairs",
    fiche: 10,
    long_series: false,
    endless_series: false,
    marked_and_not_done_twice: false,
    associates_warn: true,
    fichet_excused: false,
    leaving_excused: false,
  },
  "usage-19e": {
    pile_de_misere: false,
    je_joue_pour_tout: true,
    opening_dice: "one_each",
    colour_choice: false,
    exchange_dames: false,
    opening_jans_once: false,
    trous: 12,
    stakes: "simple",
    consolation: "adding",
    gives_way: "loser",
    primaute: "winner",
    lots: false,
    marque_limit: 0,
    jetons_aside: 2,
    queue_fiches: 0,
    bets: "totals",
    fiche: 10,
    long_series: false,
    endless_series: false,
    marked_and_not_done_twice: false,
    associates_warn: true,
    fichet_excused: true,
    leaving_excused: true,
  },
} as const;
export const SCRATCH = { rows: 17159, numbers: 23595, integers: 2635 } as const;
export const MOST_TRIAL_COUPS = 1000 as const;
export const STAKES_RULES = ["series", "alone", "pavillon", "half", "simple"] as const;
export const QUADRUPLE = [
  [1, 4],
  [2, 3],
  [3, 2],
  [4, 1],
] as const;
export const ATTENTION = {
  novice: [0.7, 0.1],
  apprenti: [0.8, 0.25],
  amateur: [0.88, 0.4],
  habitue: [0.93, 0.6],
  joueur: [0.96, 0.75],
  "fin-joueur": [0.985, 0.88],
  expert: [0.995, 0.96],
  maitre: [1.0, 1.0],
} as const;
export const LEVELS = {
  novice: [0.2150000035762787, 0.11999999731779099, 0.0, 0.0, 0.0, 0.0],
  apprenti: [0.1453000009059906, 0.10000000149011612, 0.0, 0.0, 0.0, 0.0],
  amateur: [0.10100000351667404, 0.07999999821186066, 0.0, 0.0, 0.0, 0.0],
  habitue: [0.06930000334978104, 0.05999999865889549, 0.0, 0.0, 0.0, 0.0],
  joueur: [0.05090000107884407, 0.03999999910593033, 0.0, 0.0, 0.0, 0.0],
  "fin-joueur": [0.03610000014305115, 0.019999999552965164, 0.0, 0.0, 0.0, 0.0],
  expert: [0.019700000062584877, 0.009999999776482582, 0.0, 0.0, 0.0, 0.0],
  maitre: [0.0, 0.0, 8.0, 0.11999999731779099, 4.0, 0.03999999910593033],
} as const;
export const LOOKS = {
  net: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
  quick: [0.0, 0.0, 8.0, 0.11999999731779099, 0.0, 0.0],
  full: [0.0, 0.0, 8.0, 0.11999999731779099, 4.0, 0.03999999910593033],
  rollout: [0.0, 0.0, 8.0, 0.11999999731779099, 4.0, 0.03999999910593033],
} as const;
export const ANALYSIS = {
  DISPUTED: 0.002,
  ROLLED: 4,
  TRIALS: 1296,
  BLOCK: 144,
  SETTLED: 0.25,
  ROLLED_PLIES: 3,
  COUPS_OF_A_TRIAL: 12,
  EQUAL: 0.001,
  FEWEST: 50,
  SHOWN: 6,
  NORMAL: 1.959963984540054,
  CONSOLATION: 2,
} as const;
export const ADVISERS = {
  net: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
  "1ply": [0.0, 0.0, 8.0, 0.11999999731779099, 0.0, 0.0],
  "2ply": [0.0, 0.0, 8.0, 0.11999999731779099, 4.0, 0.03999999910593033],
  maitre: [0.0, 0.0, 8.0, 0.11999999731779099, 4.0, 0.03999999910593033],
} as const;
export const ENDS = {
  ordinary: { count: 8, side: 4, petite: [], grande: [2, 3], half: [1] },
  written: {
    count: 69,
    side: 34,
    petite: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25],
    grande: [26, 27, 28, 29, 30, 31, 32, 33],
    half: [],
  },
} as const;
export const TELLING = {
  JANS: [7, 1, 19],
  LEAST_MEAN: 0.05,
  LEAST_SHOWN: 0.0005,
  CERTAIN: 1e-6,
  CLOSE: 0.01,
  QUIET: 1.5,
  RISK: 0.05,
  NEAR: 6,
  FORESEEN: 1,
  CASES: [8, 10, 9, 7, 11, 6, 5, 4, 3, 2],
  THROW_POINTS: {
    theirs: { beats: -5.0, fills: -6.0, keeps: -6.0, trou: -12.0, blocked: 3.0 },
    mine: { beats: 4.0, fills: 6.0, keeps: 6.0, trou: 9.0, blocked: -3.0 },
  },
  MEAN_POINTS: { theirs: -1.0, mine: 0.7 },
  LEAST_MEAN_CHANGE: 0.1,
  DIABLE: 8,
  LEAST: 0.15,
  MOST_REASONS: 3,
  WORTH_EXCUSING: 0.5,
  WORTH_A_BUT: 1.0,
  SMALL: 0.2,
  HALF_WAY: 12,
  CATEGORY_OF: {
    "hint-corner": "corner",
    "hint-jan-full": "keeping",
    "hint-jan-broken": "keeping",
    "hint-jan-given-up": "filling",
    "hint-jan-possible": "filling",
    "hint-jan-nearer": "filling",
    "hint-case": "placing",
    "hint-alone": "exposure",
    "hint-out": "exit",
  },
  CATEGORY_OF_THROWS: { theirs: { beats: "exposure" }, mine: { fills: "filling", keeps: "keeping" } },
  ARTICLES: {
    placing: ["XIII"],
    filling: ["XIII"],
    keeping: ["XIII"],
    exposure: ["X"],
    corner: ["IX"],
    tenue: ["XVI"],
    exit: ["VIII"],
    marking: ["XV", "XVII"],
  },
} as const;
export const EXPORTS = {
  find_fault: ["int8[72]", "int32[2]"],
  new_game: ["int8[72]", "number", "number"],
  other_side: ["int8[72]"],
  judge: ["int8[72]", "number", "number", "int32[256]", "int32[32]"],
  read_plays: ["int32[256]", "number", "int8[256,6]"],
  read_sheet: ["int32[32]", "int32[32,6]"],
  open_with: ["int8[72]", "number", "number"],
  throw: ["int8[72]", "number", "number", "number", "int32[256]", "int32[32]"],
  decide: ["int8[72]", "number"],
  play: ["int8[72]", "number", "number", "int32[256]"],
  stack_anew: ["int8[72]"],
  mark: ["int8[72]", "number", "number"],
  win_kind: ["number", "number", "number"],
  settle_marque: ["int32[3]", "number", "number", "number", "number", "number", "number"],
  bets_price: ["number"],
  count_throws: ["int8[n,72]", "int8[72]", "int16[n,12]", "int32[256]", "int32[32]"],
  may_fill: ["int8[72]", "number", "number"],
  random_numbers: ["number", "number", "number", "int32[2]"],
  play_at_random: ["int8[n,72]", "number", "number", "number", "int32[256]", "int32[32]"],
  read_halves: ["int16[n]", "float32[n]"],
  choose: [
    "int8[72]",
    "float32[n]",
    "float32[6]",
    "number",
    "number",
    "float32[257,3]",
    "int8[17159,72]",
    "float32[23595]",
    "int32[2635]",
  ],
  rank: ["int8[72]", "float32[n]", "float32[6]", "float32[257,3]", "int8[17159,72]", "float32[23595]", "int32[2635]"],
  foresee: [
    "int8[72]",
    "float32[n]",
    "number",
    "float32[3]",
    "float32[1,69]",
    "int8[17159,72]",
    "float32[23595]",
    "int32[2635]",
  ],
  set_consolation: ["float32[n]", "number"],
  roll_out: [
    "int8[72]",
    "float32[n]",
    "number",
    "number",
    "number",
    "float32[n]",
    "int8[17159,72]",
    "float32[23595]",
    "int32[2635]",
  ],
} as const;
