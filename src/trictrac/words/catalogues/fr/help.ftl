# Ce que dit --help. D’une commande : help-of-NOM dans la liste, help-NOM sur sa page, help-NOM-examples au-dessous,
# help-NOM-ARGUMENT ; les arguments communs à plusieurs : help-any-ARGUMENT ; leurs mots en capitales : help-word-MOT.

help-usage = usage :
help-arguments = arguments{"\u00A0"}
help-options = options{"\u00A0"}

help-any-help = montrer cette aide et quitter
help-any-version = montrer la version et quitter
help-any-lang = la langue, comme fr ou en_GB (par défaut, celle de l’environnement)
help-any-json = écrire du JSON
help-any-position = blanc_noir_trait, avec la marque et les dés s’il y en a (docs/notation.md), un diagramme comme 7W2-8W3-13B4, ou start
help-any-throw = les dés, comme 6-4 ou sonnez (par défaut, ceux de la position)
help-any-form = ce qui est joué (par défaut : ordinary)
help-any-trous = le nombre de trous qui gagne une partie (par défaut : 12)
help-any-rules = un jeu de règles et ses options, comme « loi-2013 stakes=double » (par défaut : loi-2013)

help-word-position = POSITION
help-word-dice = DÉS
help-word-file = FICHIER
help-word-dir = DOSSIER
help-word-lesson = LEÇON
help-word-language = LANGUE
help-word-text = TEXTE
help-word-name = NOM
help-word-player = JOUEUR
help-word-command = COMMANDE
help-word-who = QUI
help-word-host = HÔTE

help-trictrac = Trictrac, le grand trictrac : le jouer, le juger, le dessiner.
help-trictrac-examples = « trictrac COMMANDE --help » explique une commande, avec des exemples.
help-trictrac-commands = commandes{"\u00A0"}
help-trictrac-command = COMMANDE

## trictrac play

help-of-play = jouer une partie
help-play =
    Ouvre la table dans votre navigateur ; sans écran, donne son adresse.
    Avec --terminal, ou toute option d’une partie, on joue ici : une partie
    ordinaire ou toute autre forme, entre personnes et ordinateurs de huit niveaux,
    la marque tenue par le programme ou par chacun de ses propres mains.
    Le programme jette les dés, refuse un jeu contraire à la règle en citant
    l’article, garde chaque pas ; --resume reprend après toute interruption.
    Tapez ? à toute question. Pour en savoir plus : docs/playing.fr.md.
help-play-examples =
    niveaux, chacun gagne environ sept parties sur dix contre le précédent :
      1 novice    2 apprenti      3 amateur   4 habitué
      5 joueur    6 fin joueur    7 expert    8 maître

    exemples :
      trictrac play
          dans le navigateur ; tout s’y choisit
      trictrac play --terminal --vs expert --mode strict
          contre un joueur qui se trompe peu et voit vos écoles, chacun marquant
          de sa main
      trictrac play --terminal --form a-ecrire --players Anne Bruno Claire
          trois personnes écrivent six marqués à tourner ; avec --computer 2 3
          --level 1,8 Bruno est un novice et Claire un maître
help-play-terminal = jouer ici, dans le terminal
help-play-no-browser = servir la table et donner son adresse, sans ouvrir de navigateur
help-play-port = le port de la table du navigateur (par défaut : 8000, ou un port libre)
help-play-players = les noms, dans l’ordre du tirage
help-play-computer = qui est un ordinateur : noms ou numéros (par défaut : tous sauf vous)
help-play-side = votre couleur contre l’ordinateur, partie ordinaire
help-play-level = la force des ordinateurs : 1 à 8 ou des noms (par défaut : amateur)
help-play-attention = ce qu’un ordinateur voit en marquant (par défaut : selon son niveau)
help-play-mode = qui marque, pour tous (par défaut : automatic)
help-play-modes = qui marque, un mode par joueur
help-play-free-hands = les joueurs stricts peuvent aussi mal jouer (art. XVII)
help-play-tutor = un tuteur parle avant une faute que le niveau au-dessus ne ferait guère (contre des ordinateurs, le programme marquant)
help-play-seed = dés et ordinateurs reproductibles (par défaut : le hasard du système)
help-play-from = une partie ordinaire à partir d’une position (n l’écrit)
help-play-save = où garder la table (par défaut : un fichier à elle dans votre dossier de données)
help-play-resume = reprendre une table (par défaut : la dernière inachevée)

## trictrac show

help-of-show = dessiner une position, expliquer un jet, donner les jeux permis
help-show =
    Écrit le tablier, ce que la position a de contraire à la règle et, avec des dés,
    ce que le jet rapporte et pourquoi, ce que devient la marque, et tous les jeux
    permis ; puis les figures qui ont un nom. Les cases sont comptées sur la marche
    de la couleur qui a le trait.
help-show-examples =
    exemples :
      trictrac show 1x13-8-10_1x15_w --throw 4-3
          blanc a 13 dames au talon, une en 8 et une en 10 ; noir a ses 15 dames au
          sien ; blanc a le trait, et le jet est 4-3
      trictrac show aW3-hW1-jW1-yB3-xB1-vB2-uB1 --throw carmes --svg carmes.svg
          un diagramme des traités, blanc à jouer, dessiné aussi en image
help-show-svg = dessiner aussi le tablier dans un fichier
help-show-rules = le jeu de règles (par défaut : loi-2013)

## trictrac throws

help-of-throws = ce que ferait chacun des 21 jets dans une position
help-throws =
    Donne les 21 jets de la couleur qui a le trait : ce que chacun rapporte, à qui
    et pourquoi, le jan qu’il remplit, conserve ou rompt, les dames qu’il bat, les
    nombres qu’on ne peut jouer ; puis combien des 36 le font (un jet simple compte
    pour deux).
help-throws-examples =
    exemples :
      trictrac throws 1x3-2x3-3x3-4x3-5x3_1x15_w
          il manque une case au petit jan : dix jets le remplissent, 20 sur 36
      trictrac throws 7W2-8W3-13B4 --lang fr --json
          un diagramme des traités, en données avec des phrases françaises

## trictrac judge

help-of-judge = juger des positions données en lignes JSON
help-judge =
    Lit un objet JSON par ligne et répond par un objet par ligne, dans l’ordre, à
    mesure qu’ils viennent : ce que le jet rapporte et pourquoi, et tous les jeux que
    la règle permet. Les cases sont comptées sur la marche de chaque joueur, les dames
    absentes sont sorties. Une ligne qui ne peut être jugée reçoit un champ "error" ;
    les autres suivent et le code de retour est 1.
help-judge-examples =
    exemple :
      echo '{"{"}"id": 1, "mover": {"{"}"1": 13, "8": 1, "10": 1{"}"}, "other": {"{"}"1": 15{"}"}, "dice": [4, 3], "coup": 3{"}"}' \
        | trictrac judge

    champs : id (ce qu’on veut), mover, other, dice ; facultatifs : coup (le numéro de
    ce jet dans le relevé, pour le jan de six tables) et rules ("loi-2013",
    "usage-19e", ou des options comme {"{"}"pile_de_misere": false{"}"}).
help-judge-file = un fichier de lignes JSON (par défaut : l’entrée standard)

## trictrac mark

help-of-mark = tenir la marque de deux joueurs, donnée en lignes JSON
help-mark =
    Lit un objet JSON par ligne et répond par un objet par ligne, dans l’ordre, à
    mesure qu’ils viennent : les points, les trous et les bredouilles de A et de B
    après tous les événements, et après chacun avec une phrase. Les trous sont comptés
    sans fin. Une ligne qui ne peut être tenue reçoit un champ "error" ; les autres
    suivent et le code de retour est 1.
help-mark-examples =
    exemple :
      echo '{"{"}"id": 1, "start": {"{"}"A": {"{"}"points": 8{"}"}, "B": {"{"}"points": 8, "bredouille": true{"}"}{"}"}, "events": [["A", 18]]{"}"}' \
        | trictrac mark

    champs : id (ce qu’on veut) et events, chacun ["A", points] avec des points pairs,
    {"["}"A", "leave"] (s’en aller : les points des deux sont effacés) ou ["A", "sortie"]
    (une sortie : la marque reste). Facultatif : start, pour A et pour B points (0 à
    10), bredouille, trous, serie ; ce qui manque est 0 ou false. Voir
    docs/scorekeeping.fr.md.
help-mark-file = un fichier de lignes JSON (par défaut : l’entrée standard)

## trictrac score

help-of-score = tenir la marque d’une partie jouée sur un tablier de bois
help-score =
    Vous jetez et jouez sur votre propre tablier ; le programme tient les jetons, les
    fichets et le pavillon, explique chaque marque en une phrase et reprend ce qui a
    été mal tapé. Tapez a 6 pour six points au premier joueur, a va, a sort, u pour
    reprendre, ? pour le reste. Chaque entrée est gardée aussitôt ; la même commande
    continue où vous en étiez.
help-score-examples =
    exemples :
      trictrac score --players Anne Paul
          une partie ordinaire en douze trous
      trictrac score --form a-ecrire --marques 12 --players Anne Paul --file soir.json
          une partie à écrire de douze marqués, gardée dans soir.json
help-score-players = les deux noms (par défaut : A B)
help-score-marques = le nombre de marqués d’une partie à écrire, pair (par défaut : 8)
help-score-file = où la partie est gardée (par défaut : un fichier par forme, chez vous)
help-score-new = recommencer ; ce que le fichier contient est mis de côté

## trictrac settle

help-of-settle = régler une soirée : qui doit quoi à qui, et pourquoi
help-settle =
    Lit les résultats d’une soirée dans un petit fichier TOML ou JSON et écrit le
    compte : une ligne par raison, puis les jetons et les fiches de chaque joueur. Qui
    s’assied est calculé et vérifié. Une soirée inachevée reçoit un compte provisoire.
help-settle-examples =
    exemple (à garder dans soir.toml, puis : trictrac settle soir.toml) :

      form = "tourner"                      # trois joueurs, chacun pour soi
      players = ["Anne", "Bruno", "Claire"] # dans l’ordre du tirage
      marques = 3

      {"["}[marque]]
      trous = {"{"}Anne = 9, Bruno = 8{"}"}         # Anne gagne et cède sa place à Claire

      {"["}[marque]]
      trous = {"{"}Bruno = 7, Claire = 7{"}"}       # un refait : la consolation double

      {"["}[marque]]
      trous = {"{"}Bruno = 2, Claire = 8{"}"}
      bredouille = "petite"                 # du gagnant : "none", "petite", "grande"

      {"["}[marque]]
      trous = {"{"}Claire = 6, Anne = 10{"}"}

    formes : ordinary (stake, games ; un [[game]] par partie) ; a-ecrire à 2, 3 ou 4,
    ou par son nom deux, tourner, equipes (les joueurs 1 et 2 contre 3 et 4), chouette
    (le joueur 1 contre 2 et 3), un [[marque]] par marqué, refaits compris ; poule
    (stake, order, stopped ; un [[game]] par partie).
    règles : rules = "usage-19e stakes=double", un jeu de règles et ses options ; tout
    est dans docs/forms.fr.md.
help-settle-file = la soirée, en TOML ou en JSON ; - est l’entrée standard
help-settle-json = écrire le compte en JSON

## trictrac replay

help-of-replay = parcourir un récit, le vérifier, en faire un livre d’images
help-replay =
    Montre un récit coup par coup : le tablier, ce que le jet vaut et pourquoi, ce qui
    a été marqué, réclamé et joué. Tout est jugé de nouveau au passage. Lit les récits
    (docs/notation.md) et les journaux que garde une table. Dans un tube, écrit tous
    les coups.
help-replay-examples =
    exemples :
      trictrac replay partie.txt
          parcourir ; Entrée suivant, b précédent, g 2.12 partie 2 coup 12, q quitter
      trictrac replay soir.txt --check
          une ligne par séance ; code de retour 1 si un coup est faux, avec sa ligne
          et pourquoi
      trictrac replay soir.txt --html livre.html --lang fr
          un livre d’images en un fichier, à lire ou à imprimer
      trictrac replay table.log --text > soir.txt
          le journal d’une table en récit
help-replay-file = un récit ou le journal d’une table ; - est l’entrée standard
help-replay-check = juger de nouveau chaque coup et écrire un verdict par séance
help-replay-svg = écrire un dessin numéroté de chaque coup
help-replay-html = écrire un livre d’images, une page qui se suffit
help-replay-text = écrire le récit dans sa mise en page
help-replay-coup = ce coup seulement : le N-ième du fichier, ou partie.coup comme 2.12

## trictrac hint

help-of-hint = que jouer avec un jet, et pourquoi
help-hint =
    Juge et marque le jet, puis donne ce qu’on en peut faire, le meilleur d’abord : les
    chances de gagner, de combien chacun est moins bon que le meilleur, et combien des
    36 jets suivants vous battent, remplissent un jan ou font un trou. Après un trou,
    tenir et s’en aller sont côte à côte. Les premières lignes disent que faire et
    pourquoi. Rien n’est changé : la position est seulement regardée.
help-hint-examples =
    exemples :
      trictrac hint start --throw 6-4
          le premier jet d’une partie
      trictrac hint 1x4-7x2-8x2-9x2-10x2-11-12x2_1x7-6x2-7x2-8x2-12x2_w_4b.2.9_0.1.9 --throw 3-2 --player 2ply
          la marque compte : blanc a 4 points en bredouille et 2 trous ; voit deux jets
          plus loin
      trictrac hint 1x15_1x15_w_0.5.0_0.5.0 --throw 5-3 --form a-ecrire --json
          un marqué à cinq trous partout, en jetons, pour des programmes

    La valeur est en mises d’une partie ordinaire (gagnée +1, perdue -1, davantage où
    --rules le dit) ou en jetons d’un marqué (consolation 2). Voir docs/hints.md.
help-hint-player = à qui demander, du plus rapide au plus profond (par défaut : net)
help-hint-plays = combien de choix montrer (par défaut : 4)
help-hint-json = écrire le conseil en JSON, avec les phrases des deux langues

## trictrac analyse

help-of-analyse = ce que valaient des parties : chaque décision, la chance de chaque jet
help-analyse =
    Pèse chaque décision d’une partie notée ou du journal d’une table : ce que le
    meilleur choix valait de plus, en mises d’une partie ou en jetons, et pourquoi ;
    la chance de chaque jet, de sorte que résultat − départ = jeu + chance pour chaque
    joueur, au dernier chiffre. Plusieurs fichiers, ou un dossier, donnent un tableau
    des joueurs.
help-analyse-examples =
    exemples :
      trictrac analyse partie.txt
          les joueurs et les fautes les plus chères
      trictrac analyse partie.txt --depth full --html partie.html
          à deux coups d’avance, en une page avec la courbe de la partie
      trictrac analyse parties/ --workers 8 --resume fini.jsonl
          un dossier ; ce qui est fini est gardé
      trictrac analyse parties/ --cluster tcp://hote:8786
          sur les processus d’une grappe Dask
help-analyse-files = parties notées, journaux de tables, ou leurs dossiers
help-analyse-depth = quick (un coup d’avance où c’est discuté), full (deux coups) ou rollout (parties simulées) (par défaut : quick)
help-analyse-json = afficher les analyses en JSON
help-analyse-html = écrire aussi une page avec la courbe et les tabliers
help-analyse-workers = processus au travail (par défaut : un par cœur)
help-analyse-cluster = travailler sur une grappe Dask dont l’ordonnanceur a cette adresse
help-analyse-resume = garder les fichiers finis dans FILE et continuer avec ceux qu’il contient

## trictrac engine

help-of-engine = laisser des programmes en tout langage interroger un joueur, en lignes JSON
help-engine =
    Répond aux questions de l’entrée standard par une ligne chacune sur la sortie
    standard, jusqu’à la fin de l’entrée : ce qu’un joueur ferait d’un jet (choose),
    tout ce qu’il peut en faire, le meilleur d’abord (analyse), ce que vaut une
    position jouée jusqu’au bout (rollout). Les mêmes lignes dans l’autre sens font
    jouer votre propre programme : « trictrac arena --program ».
help-engine-examples =
    exemple :
      echo '{"{"}"id": 1, "do": "choose", "position": "1x15_1x15_w", "throw": "6-4"{"}"}' \
        | trictrac engine net

    champs : id (ce qu’on veut), do, position ; facultatifs : throw, rules, form
    ("ordinary", "a-ecrire"), seed, trials, coups.
help-engine-player = un joueur de « trictrac arena --help », ou un fichier de poids (par défaut : master)

## trictrac learn

help-of-learn = une leçon dans le terminal : elle explique, demande et dit pourquoi
help-learn =
    Donne une leçon : quelques étapes, puis des exercices nouveaux jusqu’à neuf justes sur
    les dix derniers. Sans leçon, en donne la liste. Les progrès sont gardés ; ce que vous
    avez manqué revient à son heure.
help-learn-examples =
    La première leçon, celle des façons, et par où commencer :
      trictrac learn 1
      trictrac learn ways
      trictrac learn place

    Ce qui est à revoir, et dix jets à compter, les mêmes pour tous aujourd’hui :
      trictrac learn review
      trictrac learn daily

    Des exercices sans fin avec une cote : des jets à compter, le meilleur jeu à trouver :
      trictrac learn count
      trictrac learn puzzles

    Une partie de Lepeintre à rejouer, et des coups des livres que le maître conteste :
      trictrac learn lepeintre-1
      trictrac learn debates
help-learn-lesson = le numéro ou le nom d’une leçon, une partie ou un débat ; ou review, daily, place, count, puzzles, debates ; ou une partie entre les leçons : three-trous, novice, strict
help-learn-file = où sont gardés les progrès (par défaut : avec vos autres fichiers)
help-learn-export = écrire vos progrès dans FICHIER
help-learn-import = reprendre les progrès de FICHIER ; rien de ce qui est là n’est perdu
help-learn-seed = redonne les mêmes exercices

## trictrac lessons

help-of-lessons = les leçons : leur liste, ce qui y manque, des positions pour leurs exercices
help-lessons =
    Donne la liste des leçons, les vérifie, ou cherche dans des parties de tous les
    niveaux des positions pour leurs exercices.
help-lessons-examples =
    Le programme, et ce qui y manque :
      trictrac lessons
      trictrac lessons check
    Des positions cherchées par huit processus, avec reprise après un arrêt :
      trictrac lessons mine --into pools --workers 8 --resume mined.jsonl
    Sur une grappe Dask :
      trictrac lessons mine --into pools --cluster tcp://host:8786
help-lessons-action = list (par défaut), check ou mine
help-lessons-into = le dossier où les positions trouvées sont écrites
help-lessons-seed = la graine des parties (par défaut : 1)
help-lessons-chunks = le nombre de parts du travail (par défaut : 32)
help-lessons-workers = nombre de processus (par défaut : un par cœur)
help-lessons-cluster = travailler sur une grappe Dask dont l’ordonnanceur a cette adresse
help-lessons-resume = garder dans FICHIER les parts finies et reprendre celles qu’il contient

## trictrac arena

help-of-arena = faire jouer deux joueurs de nombreuses parties et mesurer le plus fort
help-arena =
    Deux joueurs du programme jouent de nombreuses parties. Chaque jet sert deux fois :
    les parties vont par paires, avec les mêmes dés et les places échangées, pour que la
    chance soit la même pour les deux. On écrit ce que A fait contre B, chaque nombre
    avec l’intervalle qui contient le vrai dans 95 matchs sur 100 ; si l’intervalle de
    la part gagnée exclut 50 %, l’un des deux est le plus fort.
help-arena-examples =
    exemples :
      trictrac arena careful greedy --games 1000
          parties ordinaires en 12 trous : part gagnée, trous et mises par partie
      trictrac arena careful greedy --games 400 --form a-ecrire
          marqués de la partie à écrire : jetons par marqué (consolation 2 ; un refait
          vaut 0, à moitié gagné)
      trictrac arena careful random --games 20000 --resume match.jsonl
          les morceaux finis sont gardés dans le fichier ; arrêtée et redonnée, la
          commande continue de là
      trictrac arena --program "python3 mon_programme.py" greedy --games 20
          votre propre programme, dans n’importe quel langage, contre un joueur d’ici

    Le résultat dépend des joueurs, des parties, de la forme, des mises et de la
    graine, jamais du nombre de processus. Quatre fois plus de parties réduisent
    l’intervalle de moitié.
help-arena-roster = joueurs : { $players }
help-arena-players = deux joueurs, A et B ; ce peut être deux fois le même
help-arena-program = votre propre programme, comme A : cette commande est lancée et interrogée en lignes JSON (docs/engine.md)
help-arena-patience = les secondes qu’un programme peut réfléchir à un choix (par défaut : 60)
help-arena-games = combien de parties, un nombre pair (par défaut : 1000)
help-arena-stakes = ce que paie une partie ordinaire (art. XX) : une mise ; double pour grande bredouille ; jusqu’au quadruple
help-arena-seed = un autre nombre, d’autres dés (par défaut : 1)
help-arena-workers = les processus au travail (par défaut : un par cœur)
help-arena-resume = garder les parties finies dans FICHIER et continuer avec celles qu’il contient
help-arena-json = écrire le résultat en JSON
help-arena-progress = montrer l’avancement même si stderr n’est pas un terminal

## trictrac benchmark-player

help-of-benchmark-player = ce qu’un joueur perd par décision, selon le moment de la partie
help-benchmark-player =
    Fait décider un joueur sur les positions de l’étalon public et dit ce que ses
    choix perdent sur les meilleurs, jugés par de longues simulations : tenir ou
    s’en aller, et les jeux du début, du milieu, du passage et de la sortie.
help-benchmark-player-examples =
    exemples :
      trictrac benchmark-player net
          la perte du réseau qui joue aussitôt
      trictrac benchmark-player maître --worst 100
          et ses cent décisions les plus coûteuses
help-benchmark-player-player = un joueur de l’arène ou un niveau
help-benchmark-player-data = un autre fichier que celui du programme
help-benchmark-player-worst = écrire aussi les N décisions les plus coûteuses (par défaut : 0)
help-benchmark-player-workers = les processus au travail (par défaut : un par cœur)
help-benchmark-player-json = écrire les chiffres en JSON

## trictrac train

help-of-train = entraîner un réseau en le faisant jouer contre lui-même (avec le supplément [train])
help-train =
    Joue et apprend comme le disent les réglages, écrit de temps en temps un point de
    reprise, et à la fin les poids, la courbe (CSV, PNG) et la force de chaque
    doublement contre le dernier réseau. Les réglages, et ceux des réseaux
    livrés : docs/training.md.
help-train-examples = exemple : trictrac train toy.toml --out runs/toy
help-train-config = un fichier TOML de réglages
help-train-out = le dossier de l’entraînement ; créé s’il manque
help-train-resume = continuer du dernier point de reprise du dossier
help-train-pairs = paires de parties de chaque match du tableau des forces (par défaut : 200)

## trictrac serve

help-of-serve = servir des tables à des amis
help-serve =
    Sert des tables par HTTP et websockets jusqu’à ce qu’on l’interrompe. Sans aucun
    réglage, garde tout dans un fichier de votre dossier de données et ne répond qu’à
    cette machine. Les réglages sont des variables d’environnement : docs/deploy.md.
help-serve-examples =
    exemples :
      trictrac serve
      TRICTRAC_DATABASE_URL=postgresql://trictrac@localhost/trictrac trictrac serve --port 8001
      trictrac serve ban --table=ID
          qui y est assis ; « trictrac serve ban --help » en dit plus
help-serve-commands = pendant que des serveurs tournent{"\u00A0"}
help-serve-command = [ACTION]
help-serve-host = l’adresse où écouter (par défaut : TRICTRAC_HOST ou 127.0.0.1)
help-serve-port = le port où écouter (par défaut : TRICTRAC_PORT ou 8000)

help-of-ban = exclure quelqu’un, invité ou compte
help-ban =
    Exclut quelqu’un de tout serveur de cette base de données, même en marche : aussitôt
    avec PostgreSQL, en une seconde environ avec SQLite. Ses séances prennent fin, ses
    connexions sont fermées et ses parties en cours sont abandonnées, pour que personne
    ne l’attende. La commande agit sur la base des réglages (TRICTRAC_DATABASE_URL,
    TRICTRAC_DATA) : employez ceux du serveur, sous son utilisateur.

    Un compte est désigné par son nom. Un invité n’a que le nom sous lequel il joue, que
    chacun peut prendre : nommez la table, comme le dit son adresse, et sa place. Sans
    --seat la commande dit qui y est assis et n’exclut personne. Un invité qui jette son
    cookie est un autre invité.
help-ban-examples =
    exemples :
      trictrac serve ban Anne                        le compte de ce nom
      trictrac serve ban --table=5uXcw2JcLzGTyZ9p    qui y est assis, place par place
      trictrac serve ban --table=5uXcw2JcLzGTyZ9p --seat 2
help-ban-who = le nom d’un compte, ou un identifiant
help-ban-table = une table, par son identifiant ou son adresse ; avec =, car un identifiant peut commencer par -
help-ban-seat = la place, comptée à partir de 1

help-of-unban = admettre quelqu’un de nouveau
help-unban =
    Admet quelqu’un de nouveau, par son nom ou par l’identifiant que donne « trictrac
    serve bans ». Les parties abandonnées le restent ; un compte se connecte de nouveau.
help-unban-examples =
    exemples :
      trictrac serve unban Anne
      trictrac serve unban g-Qx0v3mJ8sYw1bT5n
help-unban-who = un nom ou un identifiant

help-of-bans = dire qui est exclu
help-bans = Donne tous ceux qui sont exclus : nom, invité ou compte, identifiant.
help-bans-examples =
    exemple :
      trictrac serve bans

help-of-backup = copier la base d’un serveur en marche
help-backup =
    Copie le fichier SQLite des réglages pendant que le serveur tourne, dans un
    nouveau fichier que son propriétaire seul peut lire : il contient des dés à
    venir et des empreintes de mots de passe. Quand un serveur démarre sur la copie,
    chaque table où l’on jouait attend que ses joueurs consentent à reprendre avec
    de nouveaux dés. PostgreSQL a pg_dump.
help-backup-examples =
    exemple :
      trictrac serve backup /var/backups/trictrac.sqlite
help-backup-file = le fichier à faire ; il ne doit pas exister

help-of-restored = dire que la base a été remise d’une copie
help-restored =
    Les serveurs remarquent d’eux-mêmes que leur base est une copie, sauf si elle a
    été écrite sur place par-dessus l’ancienne. Lancez alors ceci une fois, avant le
    démarrage : chaque table où l’on jouait attend que ses joueurs consentent à
    reprendre avec de nouveaux dés, pour qu’aucun jet déjà vu ne soit jeté de nouveau.
help-restored-examples =
    exemple :
      trictrac serve restored

## trictrac verify

help-of-operator = confier la maison à un compte
help-operator =
    Fait d’un compte un opérateur : la page /operator lui montre signalements, exclusions,
    tables, limites et journal. Elle ne s’ouvre qu’aux comptes à second facteur. Ce que
    font les opérateurs, cette commande comprise, est écrit au journal.
help-operator-examples =
    exemples :
      trictrac serve operator Anne
      trictrac serve operator Anne --dismiss
help-operator-who = le nom du compte
help-operator-dismiss = en refaire un compte comme les autres
help-of-operators = dire qui tient la maison
help-operators = Donne les comptes auxquels s’ouvre la page de l’opérateur.
help-operators-examples =
    exemple :
      trictrac serve operators

help-of-verify = recalculer chaque dé d’une partie jouée sur un serveur
help-verify =
    Lit un récit ou une preuve (JSON) téléchargés d’un serveur après la partie, vérifie
    que le secret et les graines sont ceux qui avaient été promis, recalcule chaque dé
    et juge chaque coup. Noms, enjeu, règles, manière de marquer et dates sont la parole
    de la maison, qui signe le tout : tout changement se trouve. La clé est donnée ;
    nommez la maison ou sa clé pour qu’elle soit comparée. Code de retour 0 : tout est
    comme promis ; 1 : quelque chose ne l’est pas. Comment cela marche : docs/dice.fr.md.
help-verify-examples =
    exemples :
      trictrac verify partie.trictrac
      trictrac verify --house https://trictrac.example partie.trictrac
help-verify-files = récits ou preuves ; - est l’entrée standard
help-verify-key = la clé qui doit avoir signé, telle que la maison la publie (peut se répéter)
help-verify-house = l’adresse de la maison, à qui ses clés sont demandées
help-verify-unsigned = accepter aussi ce que personne n’a signé : seuls les dés sont alors vérifiés

## trictrac bench

help-of-bench = mesurer le noyau des règles sur un cœur
help-bench =
    Vérifie d’abord que le travail donne les résultats connus, puis le chronomètre :
    donner les jeux permis, compter un jet, jouer des parties au hasard ; en alternance
    avec les mêmes règles compilées comme le faisait la version précédente. Prend
    quelques secondes, la première fois une minute.
help-bench-players = mesurer plutôt le temps d’un choix du réseau à 0, 1 et 2 coups
help-bench-gpu = mesurer plutôt la même règle sur un processeur graphique NVIDIA, après l’avoir comparée au processeur (suppléments train et cuda)
help-bench-json = écrire du JSON : chaque mesure avec sa valeur et comment elle fut prise
help-bench-markdown = écrire le tableau des vitesses du README

## trictrac compile

help-of-compile = compiler le noyau des règles (une fois ; les autres commandes compilent ce qu’il leur faut)
help-compile =
    Compile le noyau des règles pour cette machine et en garde le résultat dans votre
    cache. Prend jusqu’à une minute la première fois, rien ensuite.

## trictrac completion

help-of-completion = écrire ce qu’il faut à un shell pour compléter commandes et options
help-completion = Écrit un script par lequel un shell complète les commandes et options de trictrac.
help-completion-examples =
    exemples :
      trictrac completion bash > ~/.local/share/bash-completion/completions/trictrac
      trictrac completion zsh > ~/.zfunc/_trictrac
          avec fpath+=~/.zfunc avant compinit dans ~/.zshrc
help-completion-shell = le shell
